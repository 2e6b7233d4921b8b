import { Button, EmptyState, Field } from '@hintha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaPage } from '../../../shared/account-area/area-page.tsx';
import { call, type Reply } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { TickField } from '../../../shared/forms/tick-field.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useSession } from '../../../shared/session.ts';
import { showToast } from '../../../shared/toasts.ts';
import { OpenedDialog, type Opened } from '../register/opened-dialog.tsx';
import styles from '../register/register.module.css';

type SubAccount = Reply<'listSubAccounts'>[number];
type Permission = SubAccount['permissions'][number];

const PERMISSIONS: readonly Permission[] = ['view', 'open', 'transfer', 'contracts'];

/** Accounts that act for the agent, and what each may do. */
export const SubAccounts = () => {
  const { t } = useTranslation('account');
  const username = useSession((session) => session.username);
  const read = useQuery({
    queryKey: ['listSubAccounts', username],
    queryFn: async ({ signal }) => call('listSubAccounts', { signal }),
  });
  const words = {
    waiting: t('agent.team.waiting'),
    failedTitle: t('agent.team.failedTitle'),
    failedText: t('agent.team.failedText'),
  };
  return (
    <AreaPage>
      <OpenForm />
      <ReadList read={read} words={words}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('agent.sub.none')} text={t('agent.sub.text')} />
          ) : (
            list.map((sub) => <Card key={sub.id} sub={sub} />)
          )
        }
      </ReadList>
    </AreaPage>
  );
};

interface TicksProps {
  chosen: readonly Permission[];
  onChosen: (chosen: readonly Permission[]) => void;
}

const Ticks = ({ chosen, onChosen }: TicksProps) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.ticks} role="group" aria-label={t('agent.sub.permissions')}>
      {PERMISSIONS.map((permission) => (
        <TickField
          key={permission}
          name={permission}
          label={t(`agent.sub.may.${permission}`)}
          ticked={chosen.includes(permission)}
          onTick={(on) =>
            onChosen(PERMISSIONS.filter((one) => (one === permission ? on : chosen.includes(one))))
          }
        />
      ))}
    </div>
  );
};

const OpenForm = () => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const [username, setUsername] = useState('');
  const [permissions, setPermissions] = useState<readonly Permission[]>(['view']);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [banner, setBanner] = useState<string | null>(null);
  const open = async () => {
    setBanner(null);
    try {
      const body = { username, permissions: [...permissions], remark: '' };
      setOpened(await call('openSubAccount', { body }));
      setUsername('');
      await client.invalidateQueries({ queryKey: ['listSubAccounts'] });
    } catch (error) {
      setBanner(explain(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() !== '') void open();
  };
  return (
    <section className={styles.section} aria-labelledby="agent-sub">
      <h3 id="agent-sub">{t('agent.sub.title')}</h3>
      <p className={styles.note}>{t('agent.sub.text')}</p>
      <Form form={{ banner, submit }}>
        <Field
          name="username"
          label={t('agent.username')}
          required
          autoComplete="off"
          help={t('agent.usernameHelp')}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <Ticks chosen={permissions} onChosen={setPermissions} />
        <Button type="submit" look="gold" large wide>
          {t('agent.open.open')}
        </Button>
      </Form>
      {opened !== null && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </section>
  );
};

const Card = ({ sub }: { sub: SubAccount }) => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const { id, username, permissions, remark, lastLoginAt } = sub;
  const change = async (chosen: readonly Permission[]) => {
    try {
      await call('changeSubAccount', { params: { id }, body: { permissions: [...chosen], remark } });
    } catch (error) {
      showToast('error', explain(error));
    } finally {
      await client.invalidateQueries({ queryKey: ['listSubAccounts'] });
    }
  };
  return (
    <article className={styles.link} aria-label={username}>
      <div className={styles.told}>
        <h4>{username}</h4>
        <p>
          {t('agent.team.lastLogin')}:{' '}
          {lastLoginAt === null ? t('agent.team.never') : formatInstant(lastLoginAt)}
        </p>
        <Ticks chosen={permissions} onChosen={(chosen) => void change(chosen)} />
      </div>
    </article>
  );
};
