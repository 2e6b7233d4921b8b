const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Takes whole frames out of the text of a stream: the payloads of their events, and what is still open. */
export const takeFrames = (text: string): { payloads: string[]; rest: string } => {
  const frames = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = frames.pop() ?? '';
  const payloads = frames.map((frame) =>
    frame
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trimStart())
      .join('\n'),
  );
  return { payloads: payloads.filter((payload) => payload !== ''), rest };
};

/** How long to wait before trying again: doubled each time, with a little chance so that pages do not march in step. */
export const backOffMs = (attempt: number, chance: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS) * (0.75 + chance / 2);
