// A football on the grass under floodlights, low and near; or the whole ground from the stand.
View view() { if (look < .5) return View(vec3(.1, .52, 3.1), vec3(0, .75, 0), 1.35, 2.95, .08); return View(vec3(-.7, .36, 2.3), vec3(.1, .55, 0), 1.25, 2.2, .06); }
vec3 keyFrom() { return vec3(3.5, 6., 2.5); }
vec3 keyColour() { return look < .5 ? vec3(5.5, 5.6, 5.8) : vec3(6., 4.2, 2.4); }
float post(vec3 rd, float x, float y) { return smoothstep(.008, .004, abs(rd.x - x)) * step(rd.y, y); }
vec3 background(vec3 rd) {
  vec3 c = look < .5 ? mix(vec3(.08, .16, .3), vec3(.004, .01, .035), clamp(rd.y * 1.7, 0., 1.)) : mix(vec3(1.3, .5, .2), vec3(.12, .1, .3), clamp(rd.y * 1.6, 0., 1.));
  float stand = smoothstep(.19, .17, rd.y - .05 * cos(rd.x * 2.)) * step(0., rd.y); vec2 g = floor(rd.xy * vec2(150., 120.));
  c = mix(c, vec3(.02, .022, .035) + pow(hash2(g), 7.) * vec3(.9, .8, .7) * .5 + .04 * hash3(hash2(g) * 90.), stand);
  for (int i = 0; i < 4; i++) { float x = (float(i) - 1.5) * .38; for (int k = 0; k < 8; k++) { vec2 at = vec2(x + (mod(float(k), 4.) - 1.5) * .032, .36 + floor(float(k) / 4.) * .034 - abs(x) * .08); float d = length(rd.xy - at); c += vec3(.9, 1., 1.15) * (smoothstep(.016, .008, d) * 5. + .012 / (d * d * 90. + .05) * .35 + .02 * exp(-abs(rd.y - at.y) * 50.) * exp(-abs(rd.x - at.x) * 5.)); } }
  c += vec3(.3, .36, .45) * exp(-abs(rd.y - .08) * 7.) * (.35 + .5 * fbm(rd.xy * vec2(2., 5.))) * (look < .5 ? 1. : .5);
  return c;
}
float blades(vec2 p) { return .05 * noise(p * 70.) + .035 * noise(p * vec2(150., 40.)); }
vec2 map(vec3 p) {
  float g = (p.y + .02 - (p.z > -4. ? blades(p.xz) : .03)) * .55; float b = length(p - vec3(0, .5, 0)) - .5; if (b < .1) b += .0; return b < g ? vec2(b, 1.) : vec2(g, 0.);
}
const float G = 1.618034;
Stuff material(vec3 p, inout vec3 n, float id) {
  if (id < .5) {
    float stripe = step(.5, fract(p.z * .28 + .2)); float line = smoothstep(.06, .05, abs(p.z + 1.6)) + smoothstep(.06, .05, abs(p.x - 2.3)); float h = blades(p.xz) * 11.;
    vec3 c = mix(vec3(.018, .085, .012), vec3(.075, .24, .03), h * .9 + .25 * stripe); return Stuff(mix(c, vec3(.7), clamp(line, 0., 1.) * .8), .8, 0., vec3(0));
  }
  vec3 q = normalize(p - vec3(0, .5, 0)); q.xz *= turn(.6 + look); q.yz *= turn(.45); float best = -1., second = -1.; vec3 near_ = vec3(0);
  for (int i = 0; i < 12; i++) { float s1 = (i & 1) > 0 ? 1. : -1., s2 = (i & 2) > 0 ? G : -G; int a = i / 4; vec3 v = normalize(a == 0 ? vec3(0, s1, s2) : a == 1 ? vec3(s1, s2, 0) : vec3(s2, 0, s1)); float d = dot(q, v); if (d > best) { second = best; best = d; near_ = v; } else if (d > second) second = d; }
  float five = smoothstep(.938, .943, best + .012 * cos(5. * atan(dot(q, normalize(cross(near_, vec3(.3, .9, .1)))), dot(q, cross(near_, normalize(cross(near_, vec3(.3, .9, .1)))))))); float seam = smoothstep(.0, .012, abs(best - second)) ; float ring = smoothstep(0., .008, abs(best - .94));
  n = normalize(n + .05 * (vec3(noise(q.xy * 90.), noise(q.yz * 90.), noise(q.zx * 90.)) - .5)); vec3 dark = look < .5 ? vec3(.015, .015, .02) : vec3(.5, .05, .02);
  vec3 col = mix(vec3(.82, .82, .8), dark, five) * mix(.35, 1., seam) * mix(.45, 1., ring); col = mix(col, vec3(.12, .13, .04), smoothstep(.62, .9, fbm(q.xy * 5. + 2.)) * .4 * smoothstep(.3, -.7, q.y));
  return Stuff(col, .33, 0., vec3(0));
}
