#version 300 es
precision highp float;
uniform vec2 size;   // pixels
uniform vec2 jitter; // within a pixel
uniform vec2 lens;   // a point of the lens, in a disc of radius 1
uniform float seed;
uniform float look;  // 0 or 1: which of a scene's two looks
uniform float grain; // number of this sample
out vec4 colour;

float hash1(float n) { return fract(sin(n * 127.1 + seed * 3.7) * 43758.5453); }
float hash2(vec2 p) { vec3 q = fract(vec3(p.xyx) * .1031 + seed * .0137); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
vec3 hash3(float n) { return vec3(hash1(n), hash1(n + 17.3), hash1(n + 41.9)); }
mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x), mix(hash2(i + vec2(0, 1)), hash2(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) { float v = 0., a = .5; for (int i = 0; i < 5; i++) { v += a * noise(p); p = turn(.5) * p * 2.03 + 7.1; a *= .5; } return v; }
float noise3(vec3 p) { float z = floor(p.z), f = fract(p.z); f = f * f * (3. - 2. * f); return mix(noise(p.xy + z * 37.), noise(p.xy + (z + 1.) * 37.), f); }
float box(vec3 p, vec3 b, float r) { vec3 q = abs(p) - b + r; return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - r; }
float disc(vec3 p, float r, float h, float e) { vec2 d = abs(vec2(length(p.xz), p.y)) - vec2(r, h) + e; return min(max(d.x, d.y), 0.) + length(max(d, 0.)) - e; }
float join(float a, float b, float k) { float h = clamp(.5 + .5 * (b - a) / k, 0., 1.); return mix(b, a, h) - k * h * (1. - h); }
/** Lights out of focus: discs with a brighter rim, as a lens draws them. */
vec3 bokeh(vec2 uv, int count, float big, vec2 from, vec2 to, vec3 warm, vec3 cold) {
  vec3 sum = vec3(0);
  for (int i = 0; i < count; i++) {
    vec3 h = hash3(float(i) * 3.1 + 5.);
    vec2 at = mix(from, to, h.xy);
    float r = big * mix(.35, 1., hash1(float(i) + 90.));
    float d = length(uv - at) / r;
    float edge = smoothstep(1., .9, d) * (.55 + .45 * smoothstep(.5, 1., d)) * (.75 + .25 * noise((uv - at) * 60. / big));
    sum += edge * mix(warm, cold, step(.62, h.z)) * mix(.12, 1., pow(hash1(float(i) + 300.), 2.));
  }
  return sum;
}
vec2 frameUv() { return (gl_FragCoord.xy + jitter - .5 * size) / size.y; }
void finish(vec3 c) { c = max(c, 0.); colour = vec4(sqrt(c / (1. + c)), 1.); }
