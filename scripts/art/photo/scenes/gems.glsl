// Cut stones on a dark mirror, or on velvet.
View view() { if (look < .5) return View(vec3(.2, 1.3, 3.3), vec3(0, .45, 0), 1.35, 3.2, .08); return View(vec3(-.5, 1.9, 2.9), vec3(0, .4, 0), 1.3, 3.2, .08); }
vec3 keyFrom() { return vec3(1.8, 4.6, 2.4); }
vec3 keyColour() { return vec3(5., 5., 5.2); }
vec3 background(vec3 rd) {
  vec3 base = look < .5 ? mix(vec3(.01, .015, .04), vec3(.07, .12, .3), clamp(rd.y + .3, 0., 1.)) : mix(vec3(.03, .008, .03), vec3(.28, .06, .22), clamp(rd.y + .3, 0., 1.));
  float strip = smoothstep(.06, .0, abs(rd.x * .8 + rd.y - .9)) * 3. + smoothstep(.05, 0., abs(rd.x - rd.z * .3 - .6)) * 2.5 + smoothstep(.04, 0., abs(rd.x + .7)) * 1.6;
  return base + strip * step(0., rd.y) + bokeh(rd.xy, 26, .13, vec2(-1.1, 0), vec2(1.1, 1.), vec3(1.4, 1.3, 1.), look < .5 ? vec3(.4, .9, 1.9) : vec3(1.9, .5, 1.3)) * .8;
}
float gem(vec3 q, float r, float kind) {
  float d = -9.; float sides = kind < .5 ? 8. : 6.;
  for (float i = 0.; i < 8.; i++) { if (i >= sides) break; float a = 6.28318 * i / sides; vec2 e = vec2(cos(a), sin(a)), h = vec2(cos(a + 3.14159 / sides), sin(a + 3.14159 / sides));
    d = max(d, dot(q, normalize(vec3(e.x, 1.25, e.y))) - r * .69); d = max(d, dot(q, normalize(vec3(h.x, .72, h.y))) - r * .83); d = max(d, dot(q, normalize(vec3(e.x, -1.02, e.y))) - r * .70); d = max(d, dot(q, vec3(h.x, 0, h.y)) - r * .99); }
  return max(d, q.y - r * .46);
}
vec3 seat(vec3 p, float k) {
  vec3 at = k < 1.5 ? vec3(0, .62, 0) : k < 2.5 ? vec3(-.95, .34, -.5) : k < 3.5 ? vec3(1., .36, -.45) : k < 4.5 ? vec3(-.62, .2, .78) : vec3(.72, .18, .7); vec3 q = p - at;
  float lean = k < 1.5 ? .42 : k < 2.5 ? -.6 : k < 3.5 ? .75 : k < 4.5 ? -.8 : .9; q.xy *= turn(lean); q.yz *= turn(k < 1.5 ? -.45 : .35); q.xz *= turn(k * 1.3); return q;
}
float sizeOf(float k) { return k < 1.5 ? .78 : k < 2.5 ? .45 : k < 3.5 ? .48 : k < 4.5 ? .29 : .26; }
vec2 map(vec3 p) {
  vec2 d = vec2(p.y - (look > .5 ? .03 * sin(p.x * 2.3 + sin(p.z * 1.7)) + .03 * fbm(p.xz * 1.6) : 0.), 0.);
  for (int i = 1; i < 6; i++) { float k = float(i); vec3 q = seat(p, k); float far = length(q) - sizeOf(k) * 1.25; float s = far > .3 ? far : gem(q, sizeOf(k), mod(k, 2.)); if (s < d.x) d = vec2(s, k); }
  return d;
}
Stuff material(vec3 p, inout vec3 n, float id) {
  if (id < .5) { if (look < .5) return Stuff(vec3(.012, .014, .022), .06, .35, vec3(0)); float f = noise(p.xz * 190.); n = normalize(n + .2 * (f - .5)); return Stuff(vec3(.09, .008, .03) * (.5 + f), .9, 0., vec3(0)); }
  vec3 tint = id < 1.5 ? (look < .5 ? vec3(.55, .8, 1.) : vec3(1., .1, .22)) : id < 2.5 ? vec3(.08, .85, .35) : id < 3.5 ? vec3(.15, .3, 1.) : id < 4.5 ? vec3(1., .6, .12) : vec3(.75, .2, 1.);
  vec3 rd = normalize(p - view().from); vec3 fire = vec3(0);
  for (int i = 0; i < 3; i++) { vec3 r = refract(rd, n, 1. / (2.2 + .07 * float(i))); vec3 q = seat(p, id); vec3 c = r; float cell = 0.; for (int j = 0; j < 3; j++) { vec3 m = normalize(floor(c * 3.3 + q * 3.1 + float(j) * 1.7) + .5 + .5 * sin(float(j) + c.zxy * 5.)); c = reflect(c, normalize(m + n * .6)); cell += hash2(floor(c.xy * 4. + q.zx * 5.)); } vec3 b = background(vec3(c.x, abs(c.y), c.z)); fire[i] = dot(b, vec3(.34)) * 1.25 + pow(cell / 3., 5.) * 3.2; }
  return Stuff(tint * .08, .03, .25, fire * mix(tint, vec3(1), .14) * (id < 1.5 && look < .5 ? 1.1 : .95));
}
