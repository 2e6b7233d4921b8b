import { FACES } from './serve-fonts.ts';

const faces = FACES.map(
  ({
    family,
    file,
    weight,
    range,
  }) => `@font-face { font-family: '${family}'; src: url('/fonts/${file}') format('woff2');
  font-weight: ${weight}; font-display: swap; unicode-range: ${range}; }`,
);

export const STYLE = `
${faces.join('\n')}
body { margin: 0; font: 16px/1.7 'Latin', 'Myanmar', 'Thai', system-ui, sans-serif; background: #f3f1ec; color: #1d2321; }
main { max-width: 26rem; margin: 8vh auto; padding: 1.5rem; background: #fff; border-radius: 12px; }
h1, h2 { font-size: 1rem; margin: 0 0 1rem; }
h1 { color: #5b6360; font-weight: 400; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
.to { margin: 0; color: #5b6360; }
.brand { margin: 0; font-size: 1.75rem; font-weight: 800; line-height: 1.3; color: #0b6b4f; }
.amount { margin: .25rem 0 .75rem; font-size: 2.5rem; font-weight: 800; line-height: 1.2;
  font-variant-numeric: tabular-nums; }
.amount span { font-size: 1.125rem; font-weight: 600; }
.small { color: #5b6360; font-size: .875rem; }
button { display: block; width: 100%; min-height: 48px; margin-top: .75rem; font: inherit; border: 1px solid #8b938f;
  border-radius: 8px; background: #fff; color: inherit; cursor: pointer; }
form + .small { margin-top: 1rem; }
label { display: block; margin-top: .75rem; }
input { display: block; box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 .75rem; font: inherit;
  border: 1px solid #8b938f; border-radius: 8px; }
button.main { background: #0b6b4f; border-color: #0b6b4f; color: #fff; font-weight: 600; }
a { color: #0b6b4f; }
@media (max-width: 30rem) { main { margin: 0; min-height: 100vh; box-sizing: border-box; border-radius: 0; } }
@media (prefers-color-scheme: dark) {
  body { background: #101413; color: #eef2f0; }
  main, button { background: #1a201e; }
  h1, .to, .small { color: #b4bdb9; }
  .brand, a { color: #5fd3ae; }
  input { background: #101413; color: inherit; }
}
`;
