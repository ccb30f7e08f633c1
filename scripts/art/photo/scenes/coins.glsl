View view() { if (look < .5) return View(vec3(.5, 1.9, 3.3), vec3(0, .2, 0), 1.7, 3.3, .12); return View(vec3(0, .75, 2.7), vec3(0, .45, -.3), 1.35, 2.4, .09); }
vec3 keyFrom() { return vec3(1.8, 4.8, 2.6); }
vec3 keyColour() { return vec3(7., 5.8, 4.2); }
vec3 background(vec3 rd) {
  vec3 warm = look < .5 ? vec3(2., 1.2, .35) : vec3(1.7, .8, .3), cold = look < .5 ? vec3(1.6, .5, .15) : vec3(.35, .9, 1.6);
  vec3 base = mix(vec3(.05, .02, .012), look < .5 ? vec3(.75, .38, .12) : vec3(.2, .3, .5), clamp(rd.y * .8 + .35, 0., 1.));
  return base + bokeh(rd.xy, 26, .14, vec2(-1.1, .0), vec2(1.1, 1.), warm, cold) * .8;
}
float height(vec2 q) { return look < .5 ? -.12 + .1 * sin(q.x * 1.1) : .75 * exp(-dot(q, q) * .8) - .2; }
vec3 place(vec2 cell, float layer) { vec3 h = vec3(hash2(cell + layer * 13.), hash2(cell + 31. + layer), hash2(cell + 57. - layer)); return h; }
vec4 coinAt(vec3 p, vec2 cell, float layer) {
  vec3 h = place(cell, layer); vec2 mid = (cell + .5 + (h.xy - .5) * .55) * .56;
  vec3 q = p - vec3(mid.x, height(mid) + layer * .1 + h.z * .1, mid.y);
  q.xz *= turn(h.x * 6.28); q.xy *= turn((h.y - .5) * 1.3); q.yz *= turn((h.z - .5) * 1.1);
  float d = disc(q, .34, .035, .012); float r = length(q.xz);
  d = max(d, -(disc(q - vec3(0, .037, 0), .275, .012, .004))); d = max(d, -(disc(q + vec3(0, .037, 0), .275, .012, .004)));
  float a = atan(q.z, q.x); float star = .12 + .05 * cos(a * 5.);
  d = min(d, max(max(r - star, abs(q.y) - .034), -1.) * .8);
  return vec4(d, q);
}
vec4 nearest(vec3 p) {
  vec2 c = floor(p.xz / .56); vec4 best = vec4(9);
  for (int i = -1; i <= 1; i++) for (int j = -1; j <= 1; j++) for (int l = 0; l < 2; l++) {
    vec4 k = coinAt(p, c + vec2(i, j), float(l)); if (k.x < best.x) best = k;
  }
  return best;
}
vec2 map(vec3 p) {
  float ground = p.y - height(p.xz) + .08;
  if (ground > .55) return vec2(ground - .4, 1.);
  return vec2(min(nearest(p).x, max(ground, -.2)) * .8, 1.);
}
Stuff material(vec3 p, inout vec3 n, float id) {
  vec4 k = nearest(p); float r = length(k.yw), a = atan(k.w, k.y);
  if (r > .328) n = normalize(n + .25 * sin(a * 90.) * normalize(vec3(-k.w, 0, k.y)));
  float worn = fbm(k.yw * 14. + k.y * 3.);
  n = normalize(n + .1 * (vec3(noise(k.yw * 70.), noise(k.yw * 70. + 9.), noise(k.yw * 70. + 19.)) - .5));
  return Stuff(mix(vec3(1., .62, .16), vec3(.85, .42, .09), worn), .2 + .22 * worn, 1., vec3(0));
}
