import { Crest, Icon } from '@hintha/ui';
import { useEffect, useState, type TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FallbackSign, langOf } from '../articles/fallback-sign.tsx';
import { notices } from '../site/notices.ts';
import { useStillness } from '../page/stillness.ts';
import styles from './banner-carousel.module.css';
import { BannerAction } from './banner-action.tsx';
import type { Banner } from './banner-link.ts';
import { advances, nextSlide, previousSlide, shownSlide, SLIDE_MS, swiped } from './slides.ts';

const DEFAULT_ART = '/art/hero.svg';

const SlideArt = ({ url, first }: { url: string; first: boolean }) => {
  const [failed, setFailed] = useState(false);
  return (
    <img
      className="fp-hero-art"
      src={failed ? DEFAULT_ART : url}
      width={800}
      height={360}
      alt=""
      fetchPriority={first ? 'high' : 'low'}
      onError={() => setFailed(true)}
    />
  );
};

interface SlideProps {
  banner: Banner;
  label: string;
  active: boolean;
  first: boolean;
}

const Slide = ({ banner, label, active, first }: SlideProps) => (
  <div
    className={active ? styles.active : styles.slide}
    role="group"
    aria-roledescription="slide"
    aria-label={label}
    inert={!active}
  >
    <SlideArt url={banner.url} first={first} />
    <div className={styles.words} lang={langOf(banner.fallback)}>
      <FallbackSign language={banner.fallback} />
      {banner.eyebrow !== '' && (
        <p className={styles.eyebrow}>
          <Crest size={18} />
          {banner.eyebrow}
        </p>
      )}
      <h2 className={styles.title}>{banner.title}</h2>
      <p className={styles.text}>{banner.text}</p>
      <BannerAction banner={banner} />
    </div>
  </div>
);

/** Which slide stands, and what moves it: time, a dot, a finger. A touch never stops the time. */
const useSlides = (count: number) => {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useStillness();
  const shown = shownSlide(index, count);
  const moving = advances({ count, paused, stillness: still });
  useEffect(() => {
    if (!moving) return undefined;
    const timer = window.setTimeout(() => setIndex(nextSlide(shown, count)), SLIDE_MS);
    return () => window.clearTimeout(timer);
  }, [moving, shown, count]);

  const [startX, setStartX] = useState(0);
  const touch = {
    onTouchStart: (event: TouchEvent) => setStartX(event.touches[0]?.clientX ?? 0),
    onTouchEnd: (event: TouchEvent) => {
      const way = swiped(startX, event.changedTouches[0]?.clientX ?? startX);
      if (way === 'next') setIndex(nextSlide(shown, count));
      if (way === 'previous') setIndex(previousSlide(shown, count));
    },
  };
  return { shown, setIndex, paused, setPaused, still, touch };
};

interface ControlsProps {
  banners: readonly Banner[];
  slides: ReturnType<typeof useSlides>;
}

const Controls = ({ banners, slides }: ControlsProps) => {
  const { t } = useTranslation();
  const { shown, setIndex, paused, setPaused, still } = slides;
  return (
    <div className={styles.controls}>
      {!still && (
        <button
          type="button"
          className={styles.pause}
          aria-label={`${paused ? t('shell.resume') : t('shell.pause')}: ${t('home.banners')}`}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={14} />
        </button>
      )}
      {banners.map((banner, index) => (
        <button
          key={banner.bannerId}
          type="button"
          className={styles.dot}
          aria-label={t('home.slide', { number: index + 1, total: banners.length })}
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => setIndex(index)}
        />
      ))}
    </div>
  );
};

interface CarouselProps {
  /** Of the route that it stands on. */
  group: Banner['groupName'];
  className?: string;
}

/** The banners of a group. While they are on their way the art of the brand stands in their place. */
export const BannerCarousel = ({ group, className = '' }: CarouselProps) => {
  const { t } = useTranslation();
  const { value, failed } = notices.use();
  const banners = (value?.banners ?? []).filter(({ groupName }) => groupName === group);
  const slides = useSlides(banners.length);
  if (value !== null && banners.length === 0) return null;
  return (
    <section
      className={`fp-hero ${styles.carousel} ${banners.length > 0 ? styles.filled : ''} ${className}`}
      aria-roledescription="carousel"
      aria-label={t('home.banners')}
      aria-busy={value === null && !failed}
      {...slides.touch}
    >
      {banners.length === 0 && <SlideArt url={DEFAULT_ART} first />}
      {banners.map((banner, index) => (
        <Slide
          key={banner.bannerId}
          banner={banner}
          label={t('home.slide', { number: index + 1, total: banners.length })}
          active={index === slides.shown}
          first={index === 0}
        />
      ))}
      {banners.length > 1 && <Controls banners={banners} slides={slides} />}
    </section>
  );
};
