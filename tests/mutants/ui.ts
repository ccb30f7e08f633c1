import type { Mutant } from './mutant.ts'

/** The UI kit, colours, and the address guard. */
export const uiMutants: readonly Mutant[] = [
  {
    name: "A path that only begins like the app's counts as inside",
    file: 'src/ui/url/guard.ts',
    find: 'url.pathname.startsWith(`',
    replace: 'url.pathname.startsWith(root || `',
  },
  {
    name: 'A token is carried over plain http',
    file: 'src/ui/url/guard.ts',
    find: "  if (url.protocol === 'http:' && site.protocol === 'https:') return false\n",
    replace: '',
  },
  {
    name: 'A token goes to another port of a trusted host',
    file: 'src/ui/url/guard.ts',
    find: "allow: 'link' })?.origin === url.origin",
    replace: "allow: 'link' })?.hostname === url.hostname",
  },
  {
    name: 'A brand is drawn in another colour than was sent',
    file: 'src/themes/palette.ts',
    find: "brand: css('brand', brand)",
    replace: "brand: css('brand', withContrast(brand, [bg, surface1], CONTROL_RATIO))",
  },
  {
    name: 'Text may have less contrast than WCAG asks for',
    file: 'src/themes/palette.ts',
    find: 'TEXT_RATIO = 4.5',
    replace: 'TEXT_RATIO = 4',
  },
  {
    name: 'Muted text cannot be read on its ground',
    file: 'src/themes/palette.ts',
    find: 'text(dark ? tint(0.75, 0.04) : tint(0.49, 0.035))',
    replace: 'dark ? tint(0.4, 0.04) : tint(0.7, 0.035)',
  },
  {
    name: 'Green counts for less than an eye sees of it',
    file: 'src/ui/colour/contrast.ts',
    find: '0.7152 * linear(g)',
    replace: '0.6152 * linear(g)',
  },
  {
    name: 'The loading indicator comes back after an error',
    file: 'src/ui/loadingStore.ts',
    find: '      underWay.clear()\n',
    replace: '',
  },
  {
    name: 'A toast that is asked for again goes when its first time is over',
    file: 'src/ui/toastStore.ts',
    find: 'const run = () => {\n    callOff()\n',
    replace: 'const run = () => {\n',
  },
  {
    name: 'A modal that is gone still hears keys',
    file: 'src/ui/modal/stack.ts',
    find: "if (stack.length === 0) document.removeEventListener('keydown'",
    replace: "if (stack.length > 0) document.removeEventListener('keydown'",
  },
  {
    name: 'The lower of two modals can be used while the upper one is open',
    file: 'src/ui/modal/stack.ts',
    find: 'const top = stack.at(-1)?.element',
    replace: 'const top = stack[0]?.element',
  },
  {
    name: 'The focus does not return to what had it before a modal',
    file: 'src/ui/modal/useModal.ts',
    find: '      leave(before)\n',
    replace: '',
  },
  {
    name: 'A popup in a frame takes the focus from the page around it',
    file: 'src/ui/modal/focus.ts',
    find: 'if (!isFramed || document.hasFocus())',
    replace: 'if (isFramed || !document.hidden)',
  },
  {
    name: 'Slides go on by themselves after they were stopped',
    file: 'src/ui/Carousel.tsx',
    find: '      clearInterval(timer)\n',
    replace: '',
  },
  {
    name: 'Slides are told apart by their place, not by their key',
    file: 'src/ui/Carousel.tsx',
    find: 'key={keyOf(item)}',
    replace: 'key={at}',
  },
  {
    name: 'A second toast takes the place of the first one without being announced',
    file: 'src/ui/ToastHost.tsx',
    find: '<ToastCard key={toast.id} toast={toast}',
    replace: '<ToastCard toast={toast}',
  },
  {
    name: 'Screen readers count entries of a long list from 0',
    file: 'src/ui/gridRules.ts',
    find: 'first: at + 1,',
    replace: 'first: at,',
  },
  {
    name: 'A countdown shows 0 for its last second',
    file: 'src/ui/remaining.ts',
    find: 'Math.ceil((endsAt - now) / SECOND)',
    replace: 'Math.floor((endsAt - now) / SECOND)',
  },
  {
    name: 'A countdown that has left the page is still observed',
    file: 'src/ui/Countdown.tsx',
    find: '      forget()\n      stop()',
    replace: '      stop()',
  },
  {
    name: 'A single slide moves by itself',
    file: 'src/ui/carouselRules.ts',
    find: 'facts.slides > 1 &&',
    replace: 'facts.slides > 0 &&',
  },
  {
    name: 'A running line moves on under the finger',
    file: 'src/ui/useRunning.ts',
    find: 'if (held) running.current?.pause()',
    replace: 'if (held) running.current?.play()',
  },
  {
    name: 'At-rules of components stay among their plain rules, too',
    file: 'src/themes/atRules.ts',
    find: '    element.type = COMMENT\n',
    replace: '',
  },
  {
    name: 'The app’s style sheet takes the at-rules of components itself',
    file: 'src/app/startApp.tsx',
    find: 'stylisPlugins={stylePlugins}',
    replace: 'stylisPlugins={stylePlugins.slice(1)}',
    browser: true,
  },
]
