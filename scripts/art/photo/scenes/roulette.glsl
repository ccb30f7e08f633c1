// A roulette wheel, so near that most of it is out of focus.
View view() { if (look < .5) return View(vec3(.4, 1.75, 3.1), vec3(-.1, .1, .55), 1.35, 2.65, .09); return View(vec3(-1.9, 1.05, 2.6), vec3(-.2, .15, .6), 1.25, 2.6, .1); }
vec3 keyFrom() { return vec3(-2.2, 4.2, 2.6); }
vec3 keyColour() { return look < .5 ? vec3(5.5, 4.6, 3.4) : vec3(4.2, 4.2, 5.); }
vec3 background(vec3 rd) {
  vec3 warm = look < .5 ? vec3(2., 1.1, .4) : vec3(.5, .8, 2.2), cold = look < .5 ? vec3(1.8, .35, .2) : vec3(1.8, .3, 1.1);
  return mix(vec3(.03, .015, .012), vec3(.2, .12, .08), clamp(rd.y + .3, 0., 1.)) + bokeh(rd.xy, 28, .14, vec2(-1.2, -.1), vec2(1.2, 1.), warm, cold);
}
const float SLOTS = 37.;
const float SPIN = .085;
vec2 map(vec3 p) {
  float r = length(p.xz), a = atan(p.z, p.x) + SPIN + look; vec2 best = vec2(9, 0);
  float cone = p.y - .3 + clamp(r, 0., 1.15) * .3; best = vec2(max(cone * .92, r - 1.22), 1.);
  float pocket = max(max(abs(r - 1.42) - .22, p.y + .05), -p.y - .3); if (pocket < best.x) best = vec2(pocket, 2.);
  float numbers = max(abs(r - 1.86) - .22, abs(p.y - .06 - (r - 1.86) * .25) - .03); if (numbers < best.x) best = vec2(numbers, 3.);
  float k = (fract(a / 6.28318 * SLOTS) - .5) * 6.28318 / SLOTS; vec3 q = vec3(k * r, p.y - .0, r - 1.44);
  float fret = box(q - vec3(6.28318 / SLOTS * .5 * r * sign(k), .0, 0), vec3(.012, .1, .22), .01); if (fret < best.x) best = vec2(fret, 4.);
  float rim = length(vec2(r - 1.64, p.y - .06)) - .035; rim = min(rim, length(vec2(r - 1.2, p.y + .02)) - .03); if (rim < best.x) best = vec2(rim, 4.);
  float wood = max(abs(r - 2.55) - .48, abs(p.y - .22 - (r - 2.1) * .42) - .06); wood = join(wood, length(vec2(r - 3., p.y - .62)) - .16, .1); if (wood < best.x) best = vec2(wood * .9, 5.);
  float stem = disc(p - vec3(0, .42, 0), .16, .2, .05); stem = join(stem, length(p - vec3(0, .72, 0)) - .13, .08); stem = join(stem, disc(p - vec3(0, .27, 0), .34, .03, .02), .06);
  for (int i = 0; i < 4; i++) { vec3 s = p - vec3(0, .52, 0); s.xz *= turn(1.5708 * float(i) + .5 + look); stem = min(stem, min(length(vec2(length(s.yz), max(s.x - .5, max(-s.x, 0.)))) - .035, length(s - vec3(.52, 0, 0)) - .075)); } if (stem < best.x) best = vec2(stem, 4.);
  float at = (look < .5 ? 1.62 : 1.95); float ball = length(p - vec3(cos(at) * 1.43, .05, sin(at) * 1.43)) - .095; if (ball < best.x) best = vec2(ball, 6.);
  return vec2(best.x * .85, best.y);
}
Stuff material(vec3 p, inout vec3 n, float id) {
  float r = length(p.xz), a = atan(p.z, p.x) + SPIN + look; float slot = floor(a / 6.28318 * SLOTS + 40.); float own = fract(a / 6.28318 * SLOTS) - .5;
  vec3 red = vec3(.5, .012, .012), black = vec3(.012), green = vec3(.01, .28, .06); float nr = mod(slot, SLOTS); vec3 face = nr < .5 ? green : mod(nr, 2.) < .5 ? red : black;
  if (id < 1.5) { float ring = fbm(vec2(r * 40., a * 2.5)); float ray = abs(fract(a / 6.28318 * 16.) - .5); vec3 w = mix(vec3(.16, .05, .015), vec3(.32, .13, .04), ring); w = mix(w, vec3(.05, .015, .006), smoothstep(.02, .0, ray) + smoothstep(.01, .0, abs(r - .8))); return Stuff(w, .16, 0., vec3(0)); }
  if (id < 2.5) return Stuff(face * (.6 + .4 * noise(p.xz * 50.)), .35, 0., vec3(0));
  if (id < 3.5) {
    vec2 q = vec2(own * 6.28318 / SLOTS * r, r - 1.87); float tens = floor(hash1(nr + 3.) * 3.) + 1.; float kind = hash1(nr * 3. + 1.);
    float one = max(abs(q.x - .035) - .012, abs(q.y) - .06), ringed = abs(length(q * vec2(1.25, .9) + vec2(.04, 0)) - .045) - .012; float seven = min(max(abs(q.y + .05) - .012, abs(q.x - .035) - .03), max(abs(q.x - .045 - q.y * .3) - .012, abs(q.y) - .06));
    float ink = min(kind < .5 ? one : seven, ringed); vec3 c = mix(vec3(.85, .8, .68), face, smoothstep(-.004, .004, ink)); c = mix(c, vec3(.9, .66, .25), smoothstep(.49, .495, abs(own))); return Stuff(c, .2, 0., vec3(0));
  }
  if (id < 4.5) return Stuff(vec3(1., .74, .34), .16 + .1 * noise(p.xz * 60.), 1., vec3(0));
  if (id < 5.5) { float g = fbm(vec2(r * 16. + fbm(p.xz * 3.) * 3., a * 3.)); return Stuff(mix(vec3(.07, .018, .006), vec3(.26, .085, .025), g), .1, 0., vec3(0)); }
  return Stuff(vec3(.92, .9, .84), .08, 0., vec3(0));
}
