export const game = {
  hot: 'HOT',
  jackpot: 'JP',
  fresh: 'NEW',
  minBet: 'Min',
  play: 'Play {{name}} of {{vendor}}',
  unavailable: '{{name}} of {{vendor}}, not available at the moment',
  favourite: 'Favourite: {{name}}',
  resting: 'Maintenance',
  loading: 'Games are loading',
};
