/** One is read and judged while another is written; with more of them players would wait longer for their bets. */
const AT_ONCE = 2;

/** Does the work of every batch, a few at once and begun in their order, as they come; ends with the first that fails. */
export const inBatches = async <Batch>(
  batches: AsyncIterable<Batch>,
  work: (batch: Batch) => Promise<void>,
): Promise<void> => {
  const inFlight: Promise<void>[] = [];
  try {
    for await (const batch of batches) {
      const done = work(batch);
      // Its error is heard where it is waited for.
      done.catch(() => undefined);
      inFlight.push(done);
      if (inFlight.length === AT_ONCE) await inFlight.shift();
    }
    await Promise.all(inFlight);
  } finally {
    await Promise.allSettled(inFlight);
  }
};
