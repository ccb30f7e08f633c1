import { readPaint } from './paint.ts'
import { showStill } from './still.ts'

/** A script of its own (`afterFirst.ts` keeps its address, `inline.ts` brings it): only who has a still needs what shows it. */
const paint = readPaint(localStorage)
if (paint) showStill(window, localStorage, paint)
