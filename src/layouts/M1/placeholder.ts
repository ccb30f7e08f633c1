/** The first picture of a home that begins with its banners, as it is drawn by `sections/BannerCarousel.tsx`. */
export const placeholder = {
  bannerCarousel: () =>
    'inset:calc(48px + env(safe-area-inset-top,0px)) var(--gutter,0px) auto;inline-size:calc(100% - 2*var(--gutter,0px));aspect-ratio:2;object-fit:cover;' +
    '-webkit-mask:linear-gradient(rgb(var(--bg-rgb,0 0 0)/var(--is-light,0)),var(--bg,Canvas) 9%,var(--bg,Canvas) 90%,rgb(var(--bg-rgb,0 0 0)/var(--is-light,0)))',
}
