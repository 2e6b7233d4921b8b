import { Money } from '@hintha/ui';
import { Button } from '@mantine/core';
import { Detail, DetailList } from '../detail/detail-list.tsx';
import { MemberLink } from '../detail/member-link.tsx';
import { useTexts } from '../language.ts';
import { useConsoleMutation } from '../use-console-mutation.ts';

/** What another result would move, member by member. */
export interface Moves {
  readonly bets: number;
  readonly paid: string;
  readonly takenBack: string;
  readonly memberCount: number;
  readonly members: readonly {
    readonly accountId: string;
    readonly paid: string;
    readonly takenBack: string;
  }[];
}

interface ButtonProps<Result> {
  /** Undefined while it is not filled in rightly. */
  readonly result: Result | undefined;
  readonly read: (result: Result) => Promise<Moves>;
  readonly onPreview: (moves: Moves) => void;
}

/** Asks what another result would move. */
export const PreviewButton = <Result,>({ result, read, onPreview }: ButtonProps<Result>) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation();
  const show = async (asked: Result) => onPreview(await read(asked));
  return (
    <Button
      loading={busy}
      disabled={result === undefined}
      onClick={() => result !== undefined && void perform(() => show(result))}
    >
      {t('results.preview')}
    </Button>
  );
};

/** What another result would move, the members with the most first. */
export const MovesPreview = ({
  moves: { bets, paid, takenBack, memberCount, members },
}: {
  readonly moves: Moves;
}) => {
  const t = useTexts();
  if (bets === 0) return <p role="status">{t('results.movesNothing')}</p>;
  return (
    <>
      <DetailList>
        <Detail name={t('results.movedBets')}>
          <span className="num">{bets}</span>
        </Detail>
        <Detail name={t('results.movedMembers')}>
          <span className="num">{memberCount}</span>
        </Detail>
        <Detail name={t('results.wouldPay')}>
          <Money amount={paid} symbol="Ks" />
        </Detail>
        <Detail name={t('results.wouldTake')}>
          <Money amount={takenBack} symbol="Ks" />
        </Detail>
      </DetailList>
      <ul>
        {members.map((member) => (
          <li key={member.accountId}>
            <MemberLink id={member.accountId} name={member.accountId} />{' '}
            <Money amount={member.paid} symbol="Ks" /> / <Money amount={member.takenBack} symbol="Ks" />
          </li>
        ))}
      </ul>
    </>
  );
};
