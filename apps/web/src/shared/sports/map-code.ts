const OF_MAP = /^map_(\d+)_(\w+)$/;

/** Of a market on one map which map it is, and what is bet on. */
export const readMapCode = (code: string): { map: string; name: string } | null => {
  const [, map, name] = OF_MAP.exec(code) ?? [];
  return map === undefined || name === undefined ? null : { map, name };
};
