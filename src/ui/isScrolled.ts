/** Whether a scroller between the target of a touch and `root`, or `root` itself, is not at its top: the touch scrolls it. */
export function isScrolled(target: EventTarget | null, root: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== root; at = at.parentElement) {
    if (at.scrollTop > 0) return true
  }
  return root.scrollTop > 0
}
