import type { PromotionName } from '@hintha/art';
import styles from './promotion-art.module.css';

interface PromotionArtProps {
  name: PromotionName;
  /** Wide over a card, low over a list, or a square beside words. */
  shape?: 'wide' | 'low' | 'square';
}

/** The picture of a kind of promotion; what it shows stands in words beside it. */
export const PromotionArt = ({ name, shape = 'wide' }: PromotionArtProps) => (
  <img
    className={styles[shape]}
    src={`/art/promotion/${name}.svg`}
    alt=""
    width={320}
    height={142}
    loading="lazy"
    decoding="async"
  />
);
