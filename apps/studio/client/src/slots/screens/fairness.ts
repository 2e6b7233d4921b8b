import type { RotatedView, SeedView } from '../../../../src/wire.ts';
import { button, h, icon, setText } from '../../shared/dom.ts';
import { ICONS } from '../../shared/icons.ts';
import { newRequestId } from '../../shared/request-id.ts';
import { fill } from '../../shared/texts.ts';
import type { Surface, Texts } from '../surface.ts';
import { loadInto } from './loading.ts';

/** How rounds are decided, the commitment in force, and the player's own seed, which may be changed here. */
export const createFairness = (surface: Surface): HTMLElement => {
  const { texts, calls } = surface;
  const current = h('div', { class: 'seeds' });
  const revealed = h('div', { class: 'seeds' });
  void loadInto(current, texts, calls.fairness, (seed) => drawSeed(surface, seed, revealed));
  return h(
    'div',
    { class: 'fairness' },
    h('p', {}, texts.fairness.intro),
    h(
      'ol',
      { class: 'steps' },
      ...[texts.fairness.step1, texts.fairness.step2, texts.fairness.step3].map((step) => h('li', {}, step)),
    ),
    revealed,
    current,
    h('p', { class: 'sheet-note' }, texts.fairness.formula),
  );
};

const SEED = '[A-Za-z0-9.\\-]{1,64}';

const drawSeed = (surface: Surface, seed: SeedView, revealed: HTMLElement): HTMLElement => {
  const { texts, calls } = surface;
  const field = h('input', {
    class: 'digits seed-field',
    id: 'client-seed',
    value: seed.clientSeed,
    maxlength: 64,
    pattern: SEED,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-note',
  });
  const validationError = h('p', { class: 'invalid', role: 'alert' });
  const draw = button({ class: 'plain' }, () => {
    field.value = newRequestId().replaceAll('-', '').slice(0, 20);
  });
  draw.append(texts.fairness.draw);
  const place = h('div', { class: 'seed' });
  const change = button({ class: 'primary' }, () => {
    const isSeed = new RegExp(`^${SEED}$`).test(field.value);
    setText(validationError, isSeed ? '' : texts.fairness.seedValidationError);
    if (!isSeed) return field.focus();
    void loadInto(
      place,
      texts,
      () => calls.changeSeed(field.value),
      (rotated) => {
        void drawRevealed(texts, rotated, revealed);
        return drawSeed(surface, rotated.fairness, revealed);
      },
    );
  });
  change.append(texts.fairness.change);
  place.append(
    named(texts.fairness.commitment, createCode(texts, seed.commitment)),
    named(texts.fairness.nextNonce, h('span', { class: 'digits' }, String(seed.nextNonce))),
    h('label', { for: 'client-seed', class: 'label' }, texts.fairness.clientSeed),
    h('div', { class: 'seed-row' }, field, draw),
    h('p', { class: 'sheet-note', id: 'client-seed-note' }, texts.fairness.seedNote),
    validationError,
    change,
  );
  return place;
};

const named = (name: string, value: HTMLElement): HTMLElement =>
  h('div', { class: 'named' }, h('span', { class: 'label' }, name), value);

const createCode = (texts: Texts, code: string): HTMLElement => {
  const copy = button({ class: 'bar-button', label: texts.fairness.copy }, () => {
    void navigator.clipboard.writeText(code).then(() => {
      copy.replaceChildren(icon(ICONS.check));
      copy.setAttribute('aria-label', texts.fairness.copied);
      return undefined;
    });
  });
  copy.append(icon(ICONS.copy));
  return h('span', { class: 'code' }, h('code', { class: 'digits' }, code), copy);
};

const drawRevealed = async (texts: Texts, { revealed }: RotatedView, place: HTMLElement): Promise<void> => {
  const { isServerSeed, verifyCommitment } = await import('@hintha/fairness');
  const { serverSeed, commitment } = revealed;
  const isTrue = isServerSeed(serverSeed) && verifyCommitment(serverSeed, commitment);
  place.replaceChildren(
    h('p', { role: 'status' }, texts.fairness.changed),
    named(texts.fairness.revealed, createCode(texts, serverSeed)),
    h('p', {}, fill(texts.fairness.revealedRounds, { n: revealed.rounds })),
    h(
      'p',
      { class: 'verdict', 'data-found': isTrue ? 'match' : 'mismatch' },
      isTrue ? texts.fairness.hashMatches : texts.fairness.hashDiffers,
    ),
  );
};
