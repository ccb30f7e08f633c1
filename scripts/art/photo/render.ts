import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Photo } from './photos.ts'

const SCENES = join(import.meta.dirname, 'scenes')
const sourceOf = (name: string): string => readFileSync(join(SCENES, `${name}.glsl`), 'utf8')

/** The fragment shader of a scene: what all share, then how scenes with depth are drawn, then the scene. */
export function shaderOf({ scene, flat }: Pick<Photo, 'scene' | 'flat'>): string {
  return [sourceOf('common'), ...(flat ? [] : [sourceOf('march')]), sourceOf(scene)].join('\n')
}

/** Draws a scene several times, each through another point of the lens, and adds the light up. Runs in the page. */
async function expose(order: {
  shader: string
  width: number
  height: number
  seed: number
  look: number
  samples: number
}): Promise<number[]> {
  const { shader, width, height, seed, look, samples } = order
  const canvas = new OffscreenCanvas(width, height)
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })
  if (!gl) throw new Error('no WebGL here')
  const program = gl.createProgram()
  const parts = [
    [gl.VERTEX_SHADER, '#version 300 es\nin vec2 at;void main(){gl_Position=vec4(at,0,1);}'],
    [gl.FRAGMENT_SHADER, shader],
  ] as const
  for (const [kind, source] of parts) {
    const part = gl.createShader(kind)
    if (!part) throw new Error('no shader')
    gl.shaderSource(part, source)
    gl.compileShader(part)
    if (!gl.getShaderParameter(part, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(part) ?? '')
    gl.attachShader(program, part)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? '')
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, no hook
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  const at = gl.getAttribLocation(program, 'at')
  gl.enableVertexAttribArray(at)
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0)
  gl.viewport(0, 0, width, height)
  const place = (name: string) => gl.getUniformLocation(program, name)
  gl.uniform2f(place('size'), width, height)
  gl.uniform1f(place('seed'), seed)
  gl.uniform1f(place('look'), look)
  const light = new Float64Array(width * height * 3)
  const pixels = new Uint8Array(width * height * 4)
  /** The golden angle spreads points evenly over a disc. */
  const GOLDEN = 2.399963
  for (let sample = 0; sample < samples; sample += 1) {
    const radius = Math.sqrt((sample + 0.5) / samples)
    gl.uniform2f(place('lens'), radius * Math.cos(sample * GOLDEN), radius * Math.sin(sample * GOLDEN))
    gl.uniform2f(place('jitter'), ((sample * 0.754878) % 1) - 0.5, ((sample * 0.56984) % 1) - 0.5)
    gl.uniform1f(place('grain'), sample)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    for (let pixel = 0; pixel < width * height; pixel += 1)
      for (let part = 0; part < 3; part += 1) {
        // The shader writes light as the root of c / (1 + c), so that a byte holds what is brighter than white.
        const kept = Math.min(((pixels[pixel * 4 + part] ?? 0) / 255) ** 2, 0.97)
        light[pixel * 3 + part] = (light[pixel * 3 + part] ?? 0) + kept / (1 - kept) / samples
      }
  }
  return Array.from(light, (value) => Math.round(value * 4096) / 4096)
}

/** A film's curve (ACES, as Narkowicz fitted it), then sRGB. */
function developed(light: number): number {
  const curve = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)
  return Math.min(1, Math.max(0, curve)) ** (1 / 2.2)
}

/** How much darker the corners are than the middle. */
const VIGNETTE = 0.55
/** The film's grain, of 1. */
const GRAIN = 0.022

/** A picture of a scene as lossy WebP. The same description gives the same picture on one machine. */
export async function takePhoto(page: Page, photo: Photo): Promise<Buffer> {
  const { width, height, seed, look, samples, exposure } = photo
  const light = await page.evaluate(expose, { shader: shaderOf(photo), width, height, seed, look, samples })
  const bytes = Buffer.alloc(width * height * 3)
  let noise = seed + 1
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const dark = 1 - VIGNETTE * (((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) / 0.5)
      noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0
      const grain = (noise / 2 ** 32 - 0.5) * 2 * GRAIN
      for (let part = 0; part < 3; part += 1) {
        // WebGL's first row is the lowest one.
        const value = light[((height - 1 - y) * width + x) * 3 + part] ?? 0
        bytes[(y * width + x) * 3 + part] = Math.round(
          255 * Math.min(1, Math.max(0, developed(value * exposure * dark) + grain)),
        )
      }
    }
  return encoded(bytes, photo)
}

const BEST = 92
const WORST = 40
const STEP = 4

/** The best quality that weighs no more than the picture may; a plain picture is as good as it gets. */
async function encoded(bytes: Buffer, { width, height, weight: [, most] }: Photo): Promise<Buffer> {
  for (let quality = BEST; ; quality -= STEP) {
    const found = await sharp(bytes, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer()
    if (found.length <= most || quality <= WORST) return found
  }
}
