// Playing cards and a few chips on the felt: a fan of aces, or a hand that is thrown down.
View view() { if (look < .5) return View(vec3(.0, 2.5, 2.5), vec3(0, .1, .05), 1.35, 3.4, .08); return View(vec3(1.1, 1.15, 2.3), vec3(0, .1, 0), 1.25, 2.6, .09); }
vec3 keyFrom() { return vec3(-1.6, 4.5, 1.); }
vec3 keyColour() { return look < .5 ? vec3(4.6, 4., 3.2) : vec3(4.4, 4.2, 4.); }
vec3 background(vec3 rd) { vec3 warm = vec3(2., 1.1, .4), cold = look < .5 ? vec3(.4, 1.2, .8) : vec3(1.8, .25, .3); return vec3(.03, .03, .035) + .05 * rd.y + bokeh(rd.xy, 24, .16, vec2(-1.2, -.1), vec2(1.2, .9), warm, cold); }
vec3 cardAt(vec3 p, float k) {
  vec3 q; float a = look < .5 ? (k - 1.5) * -.33 : hash1(k * 3.) * 2.6 - 1.3;
  if (look < .5) { q = p - vec3(0, .02 + k * .024, 1.15); q.xz *= turn(a); q.z += 1.25; q.xy *= turn(-.035); }
  else { q = p - vec3((hash1(k + 1.) - .5) * 1.5, .03 + k * .028, (hash1(k + 7.) - .5) * 1.3); q.xz *= turn(a); q.xy *= turn((hash1(k + 4.) - .5) * .09); q.y -= .05 * q.x * q.x; }
  return q;
}
vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 0.);
  for (int i = 0; i < 4; i++) { vec3 q = cardAt(p, float(i)); float s = box(vec3(q.x, q.y, q.z), vec3(.42, .007, .6), .006); vec2 c = abs(q.xz) - vec2(.36, .54); s = max(s, length(max(c, 0.)) - .06); if (s < d.x) d = vec2(s * .9, 1. + float(i)); }
  for (int i = 0; i < 3; i++) { float k = float(i); vec3 at = look < .5 ? vec3(.95 - k * .12, .05 + k * .1, .55 + .05 * k) : vec3(-.85 + .05 * k, .05 + k * .1, -.75); float s = disc(p - at, .3, .045, .015); if (s < d.x) d = vec2(s, 10. + k); }
  return d;
}
float heart(vec2 p) { p.x = abs(p.x); p.y += .25; return p.y + p.x > 1. ? length(p - vec2(.25, .75)) - .3536 : min(length(p - vec2(0, 1)), length(p - .5 * max(p.x + p.y, 0.))) * sign(p.x - p.y); }
float suit(vec2 p, float k) {
  if (k < .5) return heart(p * vec2(1, 1) + vec2(0, .3));
  if (k < 1.5) { float leaf = heart(vec2(p.x, -p.y) * 1.05 + vec2(0, .2)); return min(leaf, max(abs(p.x) - .06 - max(-.35 - p.y, 0.) * .6, abs(p.y + .4) - .25)); }
  if (k < 2.5) return abs(p.x) * 1.3 + abs(p.y) - .65;
  return min(min(length(p - vec2(0, .3)) - .25, length(vec2(abs(p.x) - .28, p.y + .08)) - .25), max(abs(p.x) - .06 - max(-.25 - p.y, 0.) * .5, abs(p.y + .3) - .3));
}
Stuff material(vec3 p, inout vec3 n, float id) {
  if (id < .5) { float weave = noise(p.xz * 200.) * .6 + noise(p.xz * 40.) * .4; n = normalize(n + .22 * vec3(noise(p.xz * 140.) - .5, 0, noise(p.zx * 140.) - .5)); float line = smoothstep(.012, .008, abs(length(p.xz - vec2(0, -2.4)) - 1.6)); return Stuff(mix((look < .5 ? vec3(.012, .13, .06) : vec3(.15, .012, .02)) * (.4 + weave), vec3(.55, .5, .35), line * .7), .95, 0., vec3(0)); }
  if (id < 9.) {
    float k = id - 1.; vec3 q = cardAt(p, k); vec3 paper = vec3(.86, .85, .81); vec2 s = q.xz * vec2(1, -1); bool back = look > .5 && k < .5;
    if (back) { vec2 g = fract(s * 14. + vec2(0, .5 * floor(s.x * 14.))) - .5; float rim = max(abs(s.x) - .34, abs(s.y) - .52); vec3 c = mix(vec3(.5, .03, .05), vec3(.85), smoothstep(.18, .14, abs(abs(g.x) + abs(g.y) - .35))); return Stuff(rim > 0. ? paper : c, .3, 0., vec3(0)); }
    float kind = mod(k + look * 2., 4.); vec3 ink = mod(kind, 2.) < .5 ? vec3(.62, .015, .02) : vec3(.015);
    float big = suit(s / .22, kind) * .22; vec2 c = s; if (c.y < 0.) c = -c; vec2 corner = c - vec2(-.33, .5); float small = suit((corner + vec2(0, .115)) / .06, kind) * .06;
    float letter = min(max(abs(abs(corner.x) - (.05 - corner.y) * .42) - .011, abs(corner.y) - .05), max(abs(corner.y + .015) - .009, abs(corner.x) - .025));
    return Stuff(mix(ink, paper, smoothstep(-.003, .004, min(big, min(small, letter)))), .28, 0., vec3(0));
  }
  vec3 at = look < .5 ? vec3(.95 - (id - 10.) * .12, 0, .55 + .05 * (id - 10.)) : vec3(-.85 + .05 * (id - 10.), 0, -.75); vec2 q = p.xz - at.xz; float a = atan(q.y, q.x) + id, r = length(q); float stripe = step(.55, abs(fract(a / 6.2832 * 6.) * 2. - 1.)) * step(.22, r);
  vec3 body = id < 10.5 ? vec3(.02, .02, .03) : id < 11.5 ? vec3(.02, .1, .5) : vec3(.55, .03, .03); return Stuff(mix(body, vec3(.82, .79, .72), stripe), .32, 0., vec3(0));
}
