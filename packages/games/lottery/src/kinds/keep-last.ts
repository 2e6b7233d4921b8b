/**
 * Works out what follows from something, anew only when another is asked for than before: all bets of a numero ask for one
 * draw, and whoever tries a selection with every draw for one selection. What is kept of each would cost more than it saves.
 */
export const keepLast = <Key extends object, Value>(workOut: (key: Key) => Value): ((key: Key) => Value) => {
  let last: { readonly key: Key; readonly value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: workOut(key) };
    return last.value;
  };
};
