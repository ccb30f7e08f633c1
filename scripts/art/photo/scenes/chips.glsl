View view() { if (look < .5) return View(vec3(2.6, 2.1, 4.6), vec3(.0, .55, 0), 1.9, 4.7, .13); return View(vec3(-1.2, 1.0, 3.4), vec3(.1, .62, 0), 1.55, 3.1, .11); }
vec3 keyFrom() { return vec3(-2.5, 5.5, 2.2); }
vec3 keyColour() { return look < .5 ? vec3(3.4, 2.9, 2.2) : vec3(2.6, 2.7, 3.4); }
vec3 background(vec3 rd) {
  vec3 warm = look < .5 ? vec3(1.5, .75, .25) : vec3(.35, .5, 1.6), cold = look < .5 ? vec3(1.2, .2, .15) : vec3(1.4, .2, .9);
  return mix(vec3(.02, .015, .02), vec3(.07, .05, .06), rd.y + .5) + bokeh(rd.xy * vec2(1, 1.1), 26, .13, vec2(-1.2, -.1), vec2(1.2, .9), warm, cold);
}
vec2 stack(vec3 p, vec2 at, float count, float id) {
  p.xz -= at; p.xz *= turn(id);
  float row = clamp(floor(p.y / .115), 0., count - 1.);
  vec2 off = (vec2(hash1(row + id * 9.), hash1(row + id * 7. + 3.)) - .5) * .07;
  vec3 q = p - vec3(off.x, row * .115 + .0575, off.y);
  return vec2(disc(q, .5, .052, .018), id + .01 * row);
}
vec2 map(vec3 p) {
  vec2 d = vec2(p.y + .0015 * noise(p.xz * 60.), 0.);
  vec2 s;
  s = stack(p, vec2(-.1, .1), 10., 1.); if (s.x < d.x) d = s;
  s = stack(p, vec2(1.05, -.25), 6., 2.); if (s.x < d.x) d = s;
  s = stack(p, vec2(-1.15, -.35), 14., 3.); if (s.x < d.x) d = s;
  s = stack(p, vec2(.5, -1.25), 12., 4.); if (s.x < d.x) d = s;
  s = stack(p, vec2(.75, .95), 2., 5.); if (s.x < d.x) d = s;
  vec3 q = p - vec3(-.75, .33, 1.0); q.xy *= turn(.9); q.yz *= turn(.35); s = vec2(disc(q, .5, .052, .018), 6.); if (s.x < d.x) d = s;
  return d;
}
Stuff material(vec3 p, inout vec3 n, float id) {
  if (id < .5) {
    float weave = noise(p.xz * 220.) * .5 + noise(p.xz * 45.) * .5;
    vec3 felt = look < .5 ? vec3(.012, .14, .05) : vec3(.02, .03, .16);
    n = normalize(n + .25 * vec3(noise(p.xz * 150.) - .5, 0, noise(p.zx * 150.) - .5));
    return Stuff(felt * (.45 + weave), .95, 0., vec3(0));
  }
  float k = floor(id + .001); vec2 c = k < 1.5 ? vec2(-.1, .1) : k < 2.5 ? vec2(1.05, -.25) : k < 3.5 ? vec2(-1.15, -.35) : k < 4.5 ? vec2(.5, -1.25) : k < 5.5 ? vec2(.75, .95) : vec2(-.75, 1.);
  vec3 main_ = k < 1.5 ? vec3(.62, .02, .03) : k < 2.5 ? vec3(.015, .02, .03) : k < 3.5 ? vec3(.02, .09, .5) : k < 4.5 ? vec3(.02, .3, .1) : k < 5.5 ? vec3(.62, .02, .03) : vec3(.35, .03, .42);
  vec2 q = p.xz - c; float a = atan(q.y, q.x) + hash1(id * 31.) * 6.28, r = length(q);
  float stripe = step(.55, abs(fract(a / 6.2832 * 6.) * 2. - 1.)); float edge = smoothstep(.40, .41, r) + (1. - step(.5, abs(n.y)));
  vec3 white = vec3(.82, .78, .7);
  vec3 col = mix(main_, white, clamp(edge, 0., 1.) * stripe);
  if (n.y > .5 && r < .31 && r > .285) col = vec3(.8, .6, .2);
  if (n.y > .5 && r < .27) { float star = cos(a * 4.) * .05 + .15; col = mix(main_ * .8 + .08, white, smoothstep(star + .01, star, r)); }
  return Stuff(col * (.85 + .3 * noise(p.xz * 40. + p.y * 90.)), .32, 0., vec3(0));
}
