View view() { if (look < .5) return View(vec3(1.4, 1.7, 3.6), vec3(0, .45, 0), 1.5, 3.6, .12); return View(vec3(-1.9, 1.2, 3.2), vec3(0, .5, 0), 1.45, 3.3, .12); }
vec3 keyFrom() { return vec3(2.5, 4.5, 1.2); }
vec3 keyColour() { return look < .5 ? vec3(3.4, 2.8, 2.2) : vec3(2.4, 3., 3.4); }
vec3 background(vec3 rd) {
  vec3 warm = look < .5 ? vec3(1.8, .9, .3) : vec3(.2, 1.1, 1.5), cold = look < .5 ? vec3(1.5, .3, .1) : vec3(1.2, .2, 1.4);
  return vec3(.02, .018, .025) + bokeh(rd.xy * vec2(1, 1.2), 30, .15, vec2(-1.2, -.15), vec2(1.2, .9), warm, cold);
}
float pips(vec3 q, float s) {
  float d = box(q, vec3(s), .1 * s / .5);
  float g = .235 * s / .5, r = .085 * s / .5, e = s * 1.06; float hole = 9.;
  vec3 c; for (int i = -1; i <= 1; i += 2) for (int j = -1; j <= 1; j += 2) {
    hole = min(hole, length(q - vec3(float(i) * g, e, float(j) * g)) - r);
    hole = min(hole, length(q - vec3(e, float(i) * g, float(j) * g)) - r);
    if (i == j) hole = min(hole, length(q - vec3(float(i) * g, float(j) * g, e)) - r);
    hole = min(hole, length(q - vec3(-e, float(i) * g, float(j) * g)) - r);
  }
  hole = min(hole, length(q - vec3(0, 0, e)) - r); hole = min(hole, length(q - vec3(0, e, 0)) - r); hole = min(hole, length(q - vec3(-e, 0, 0)) - r);
  return max(d, -hole);
}
vec3 die(vec3 p, float k) {
  vec3 q = p - (k < 1.5 ? vec3(-.52, .43, .15) : k < 2.5 ? vec3(.62, .43, -.25) : vec3(.15, 1.22, -.35));
  q.xz *= turn(k < 1.5 ? .5 : k < 2.5 ? -.35 : 1.2); if (k > 2.5) { q.xy *= turn(.7); q.yz *= turn(.5); }
  return q;
}
vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 0.); float s;
  s = pips(die(p, 1.), .43); if (s < d.x) d = vec2(s, 1.);
  s = pips(die(p, 2.), .43); if (s < d.x) d = vec2(s, 2.);
  s = pips(die(p, 3.), .43); if (s < d.x) d = vec2(s, 3.);
  return d;
}
Stuff material(vec3 p, inout vec3 n, float id) {
  if (id < .5) {
    if (look < .5) { float g = fbm(vec2(p.x * 2., p.z * 22.)); return Stuff(mix(vec3(.05, .018, .008), vec3(.16, .06, .02), g), .22, 0., vec3(0)); }
    n = normalize(n + .06 * vec3(noise(p.xz * 7.) - .5, 0, noise(p.zx * 7. + 4.) - .5));
    return Stuff(vec3(.012, .013, .02), .12, .2, vec3(0));
  }
  vec3 q = die(p, id); bool hole = max(abs(q.x), max(abs(q.y), abs(q.z))) < .425 && box(q, vec3(.43), .086) < -.006;
  vec3 body = look < .5 ? vec3(.55, .01, .012) : id < 1.5 ? vec3(.02, .32, .5) : vec3(.45, .03, .4);
  float deep = pow(1. - abs(dot(n, normalize(vec3(.3, .2, 1.)))), 1.5);
  if (hole) return Stuff(vec3(.9, .88, .82), .4, 0., vec3(0));
  return Stuff(body * (.7 + .5 * deep), .08, 0., body * .16 * (1. - deep));
}
