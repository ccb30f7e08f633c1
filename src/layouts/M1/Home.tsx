import type { ReactNode } from 'react'
import styled from 'styled-components'

/**
 * Home's sections under a light from above. It is the size container of the cards (`cqi`), so that on a desktop their column
 * counts and not the window. The hero extends behind the header.
 */
const Stage = styled.div`
  container-type: inline-size;
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block-end: 16px;

  > :empty:not([data-light]) { display: none; }
  > [data-section='bannerCarousel']:first-child { margin-block-start: calc(-1 * var(--header)); }
  > [data-section='bannerCarousel']:first-child { --under-header: var(--header); }
  > [data-section='announcementMarquee'], > [data-section='quickActions'] { margin-block-start: -6px; }
  > [data-section='quickActions'] { margin-block-end: -10px; }

  > [data-light] {
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    block-size: 640px;
    background:
      radial-gradient(60% 40% at 0 34%, rgb(var(--brand-rgb) / 22%), transparent),
      radial-gradient(70% 36% at 100% 62%, rgb(var(--accent-rgb) / 10%), transparent);
    pointer-events: none;
  }
`

export const Home = ({ children }: { readonly children: ReactNode }) => (
  <Stage>
    {children}
    <i data-light="" aria-hidden />
  </Stage>
)
