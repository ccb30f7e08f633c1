View view() { if (look < .5) return View(vec3(.3, 1.5, 4.2), vec3(0, .7, 0), 1.3, 3.7, .12); return View(vec3(-.8, 2.6, 3.4), vec3(0, .5, 0), 1.4, 3.9, .11); }
vec3 keyFrom() { return vec3(-2., 5., 3.); }
vec3 keyColour() { return vec3(3., 2.9, 2.7); }
vec3 background(vec3 rd) {
  vec3 base = look < .5 ? mix(vec3(.03, .05, .2), vec3(.25, .5, 1.1), clamp(rd.y + .35, 0., 1.)) : mix(vec3(.12, .02, .1), vec3(.9, .25, .3), clamp(rd.y + .35, 0., 1.));
  float window_ = smoothstep(.12, .1, abs(rd.x + .25)) * smoothstep(.2, .18, abs(rd.y - .6)) * 3.;
  return base * .6 + window_ + bokeh(rd.xy, 16, .2, vec2(-1.1, 0), vec2(1.1, 1.), vec3(1.2, 1.1, .8), vec3(.5, .8, 1.4)) * .5;
}
vec4 seat(float i) {
  float row = i < 5.5 ? 0. : i < 8.5 ? 1. : 2.; float k = i < 5.5 ? i - 1. : i < 8.5 ? i - 6. : 0.;
  vec3 at = i < 5.5 ? vec3((mod(k, 3.) - 1.) * .98 + floor(k / 3.) * .5, .46, -.1 - floor(k / 3.) * .86) : i < 8.5 ? vec3((k - 1.) * .98 + .1, 1.2 - abs(k - 1.) * .1, -.45) : vec3(.1, 1.95, -.5);
  if (i > 9.5) at = vec3(-1.15 + (i - 10.) * 2.2, .46, .85 - (i - 10.) * .25);
  return vec4(at, .46);
}
vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 0.);
  for (int i = 1; i < 12; i++) { if (i == 9) continue; vec4 s = seat(float(i)); float r = length(p - s.xyz) - s.w; if (r < d.x) d = vec2(r, float(i)); }
  return d;
}
float seg(vec2 p, vec2 a, vec2 b) { vec2 q = p - a, e = b - a; return length(q - e * clamp(dot(q, e) / dot(e, e), 0., 1.)); }
float digit(vec2 p, float k) {
  float m = k < .5 ? 119. : k < 1.5 ? 36. : k < 2.5 ? 93. : k < 3.5 ? 109. : k < 4.5 ? 46. : k < 5.5 ? 107. : k < 6.5 ? 123. : k < 7.5 ? 37. : k < 8.5 ? 127. : 111.;
  float d = 9.; vec2 s = vec2(.045, .075); int b = int(m);
  if ((b & 1) > 0) d = min(d, seg(p, vec2(-s.x, 2. * s.y), vec2(s.x, 2. * s.y)));
  if ((b & 2) > 0) d = min(d, seg(p, vec2(-s.x, 2. * s.y), vec2(-s.x, 0)));
  if ((b & 4) > 0) d = min(d, seg(p, vec2(s.x, 2. * s.y), vec2(s.x, 0)));
  if ((b & 8) > 0) d = min(d, seg(p, vec2(-s.x, 0), vec2(s.x, 0)));
  if ((b & 16) > 0) d = min(d, seg(p, vec2(-s.x, 0), vec2(-s.x, -2. * s.y)));
  if ((b & 32) > 0) d = min(d, seg(p, vec2(s.x, 0), vec2(s.x, -2. * s.y)));
  if ((b & 64) > 0) d = min(d, seg(p, vec2(-s.x, -2. * s.y), vec2(s.x, -2. * s.y)));
  return d - .024;
}
Stuff material(vec3 p, inout vec3 n, float id) {
  if (id < .5) { float g = smoothstep(0., 6., length(p.xz)); return Stuff(look < .5 ? vec3(.02, .06, .2) : vec3(.14, .01, .05), .16 + .3 * g, 0., vec3(0)); }
  vec3 q = p - seat(id).xyz; vec3 f = normalize(vec3(.2 * (hash1(id) - .5), .35 + .3 * hash1(id + 4.), 1.));
  vec3 u = normalize(cross(vec3(0, 1, 0), f)), v = cross(f, u); u = u * cos(hash1(id) - .5) + v * sin(hash1(id) - .5); v = cross(f, u);
  vec2 s = vec2(dot(q, u), dot(q, v)); float front = step(0., dot(q, f)), r = length(s);
  vec3 hue = .5 + .5 * cos(6.28 * (hash1(id * 2.7 + look) + vec3(0, .33, .67))); vec3 body = mix(hue * hue, vec3(.85, .06, .05), .15);
  vec3 col = body;
  if (front > .5 && r < .24) {
    col = vec3(.92);
    float tens = floor(1. + hash1(id + 11.) * 4.), ones = floor(hash1(id + 23.) * 10.);
    float ink = min(digit(s + vec2(.085, 0), tens), digit(s - vec2(.085, 0), ones));
    col = mix(vec3(.03), col, smoothstep(-.004, .006, ink));
  }
  return Stuff(col, .1, 0., vec3(0));
}
