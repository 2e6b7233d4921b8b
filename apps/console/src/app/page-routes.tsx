import type { ConsoleCall } from '@hintha/contract';
import { EmptyState, Icon } from '@hintha/ui';
import { Navigate, Route, Routes } from 'react-router';
import { useTexts } from '../shared/language.ts';
import { rolesOf, useMay } from '../shared/may.ts';
import { PAGES } from './pages/index.ts';

const Nowhere = () => {
  const t = useTexts();
  return (
    <div>
      <EmptyState sign={<Icon name="search" size={32} />} title={t('appShell.nowhere')} />
    </div>
  );
};

/** Explains a page that somebody came to by its address and may not see: whom to ask. */
const NotYours = ({ needs }: { needs: ConsoleCall }) => {
  const t = useTexts();
  const roles = rolesOf(needs).map((role) => t(`appShell.roles.${role}`));
  return (
    <div>
      <EmptyState
        sign={<Icon name="lock" size={32} />}
        title={t('appShell.notYours')}
        text={t('appShell.notYoursText', { roles: roles.join(', ') })}
      />
    </div>
  );
};

/** The pages by their addresses; each is drawn for those alone whose roles allow it. */
export const PageRoutes = () => {
  const may = useMay();
  const [first] = PAGES.filter(({ needs }) => may(needs));
  return (
    <Routes>
      {PAGES.map(({ path, needs, Page }) => (
        <Route
          key={path}
          path={`${path}/:id?`}
          element={may(needs) ? <Page /> : <NotYours needs={needs} />}
        />
      ))}
      {first !== undefined && <Route path="/" element={<Navigate to={first.path} replace />} />}
      <Route path="*" element={<Nowhere />} />
    </Routes>
  );
};
