import { createGlobalStyle } from 'styled-components'

/**
 * Reset, base typography, page and column. Static: it reads only custom properties. Everything that is fixed to the window uses
 * `inset-inline: var(--gutter)`, so that it stays within the centred column on wide screens.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    --type-12: 0.75rem;
    --type-14: 0.875rem;
    --type-16: 1rem;
    --type-20: 1.25rem;
    --type-26: 1.625rem;
    --type-34: 2.125rem;
    --type-44: 2.75rem;
    --leading: 1.5;
    --leading-tight: 1.2;
    --column: 480px;
    --margin: 16px;
    --gutter: max(0px, (100% - var(--column)) / 2);
    --safe-top: env(safe-area-inset-top, 0px);
    --safe-bottom: env(safe-area-inset-bottom, 0px);
    --safe-left: env(safe-area-inset-left, 0px);
    --safe-right: env(safe-area-inset-right, 0px);
    --layer-bar: 10;
    --layer-overlay: 40;
    --layer-toast: 60;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    background: var(--bg);
    color: var(--text);
    font-family: var(--font-text);
    line-height: var(--leading);
  }

  @media (max-width: 359px) {
    :root { --margin: 12px; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }

  :where(:lang(km), :lang(my), :lang(ur)) { --leading: 1.75; --leading-tight: 1.6; }
  :where([lang]) { line-height: var(--leading); }

  body {
    min-block-size: 100dvh;
    background-color: var(--bg);
    font-size: var(--type-16);
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }

  h1, h2, h3, h4 { font-size: inherit; font-weight: 700; line-height: var(--leading-tight); text-wrap: balance; }
  ul, ol { list-style: none; }
  img, svg, video, canvas { display: block; max-inline-size: 100%; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { border: 0; background: none; cursor: pointer; touch-action: manipulation; }
  button:disabled { cursor: default; }
  dialog { border: 0; background: none; color: inherit; }
  iframe { border: 0; }
  [hidden] { display: none; }

  :focus { outline: none; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }

  ::selection { background: var(--brand); color: var(--on-brand); }

  #root, [data-column] {
    position: relative;
    isolation: isolate;
    inline-size: 100%;
    max-inline-size: var(--column);
    min-block-size: 100dvh;
    margin-inline: auto;
    background: var(--bg);
  }

  @media (min-width: 481px) {
    :root { scrollbar-gutter: stable; }
    body {
      background-attachment: fixed;
      background-image:
        radial-gradient(70vmax 60vmax at 8% 0%, color-mix(in oklab, var(--brand) 55%, transparent), transparent 72%),
        radial-gradient(60vmax 54vmax at 96% 100%, color-mix(in oklab, var(--accent) 34%, transparent), transparent 72%);
    }
    #root, [data-column] { box-shadow: 0 0 0 1px var(--hairline), 0 0 96px -24px var(--mask); }
  }

  [data-skip-link] {
    position: absolute;
    inset-block-start: calc(var(--safe-top) + 8px);
    inset-inline-start: 8px;
    z-index: var(--layer-toast);
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 16px;
    border-radius: var(--radius-small);
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 600;
    transform: translateY(-200%);
  }
  [data-skip-link]:focus { transform: none; }

  [data-visually-hidden] {
    position: absolute !important;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (prefers-reduced-motion: reduce) {
    :root { --motion: 0.01ms !important; scroll-behavior: auto !important; }
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`
