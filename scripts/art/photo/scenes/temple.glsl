// A stepped temple over the jungle, in the mist of the morning or under a full moon.
float leafEdge(float x, float k) { return fbm(vec2(x * (5. + k * 2.), k * 9.)) * .2 + noise(vec2(x * 42. + k * 5., k)) * .03 + abs(fract(x * 23. + k * .3) - .5) * .025; }
float steps(vec2 p) {
  float h = floor(clamp((p.y + .2) / .082, 0., 7.)); float half_ = .43 - h * .05; float d = abs(p.x) - half_;
  float body = step(d, 0.) * step(-.2, p.y) * step(p.y, .372);
  float shrine = step(abs(p.x), .085) * step(.37, p.y) * step(p.y, .47); float roof = step(abs(p.x), .105 - max(p.y - .47, 0.) * .9) * step(.465, p.y) * step(p.y, .52);
  return max(body, max(shrine, roof));
}
void main() {
  vec2 uv = frameUv() + lens * .0012; float moon = step(.5, look); vec2 s = moon > .5 ? vec2(-.17, .38) : vec2(.2, .33);
  float r = length(uv - s);
  vec3 c = moon > .5 ? mix(vec3(.09, .2, .3), vec3(.008, .025, .07), clamp(uv.y + .4, 0., 1.)) : mix(vec3(1.5, .95, .42), vec3(.32, .46, .5), clamp(uv.y * 1.1 + .25, 0., 1.));
  c += moon > .5 ? vec3(.5, .65, .8) * exp(-r * 5.) + smoothstep(.105, .1, r) * vec3(2.4, 2.5, 2.3) * (.75 + .3 * fbm(uv * 18.)) : vec3(3., 1.8, .7) * exp(-r * 4.5) + smoothstep(.07, .05, r) * 4.;
  float cloud = smoothstep(.45, .8, fbm(uv * vec2(2.2, 5.) + 4.)); c = mix(c, moon > .5 ? vec3(.07, .11, .16) : vec3(1.25, .8, .5), cloud * .45);
  vec3 haze = moon > .5 ? vec3(.06, .14, .2) : vec3(1.15, .78, .4);
  for (int i = 0; i < 2; i++) { float k = float(i); float hill = -.02 - k * .07 + leafEdge(uv.x * .8 + k * 3., k) - .06; c = mix(c, mix(haze, vec3(.06, .12, .06), .2 + .2 * k), smoothstep(.004, -.004, uv.y - hill) * .9); }
  vec2 p = (uv - vec2(.0, -.05)) * 1.15; float t = steps(p);
  if (t > .5) {
    float row = fract((p.y + .2) / .0205), col = fract(p.x / .043 + .5 * floor((p.y + .2) / .0205)); float joint = smoothstep(0., .12, row) * smoothstep(0., .07, col) * smoothstep(1., .93, col);
    float tread = smoothstep(.78, .95, fract((p.y + .2) / .082)); float grit = fbm(p * 34.) * .6 + fbm(p * 110.) * .5;
    float side = smoothstep(-.5, .5, (moon > .5 ? -1. : 1.) * p.x + .1); vec3 stone = mix(vec3(.10, .095, .075), vec3(.42, .36, .26), grit) * (.45 + .55 * joint);
    float stair = step(abs(p.x), .1) * step(p.y, .37); stone *= mix(1., .6 + .55 * step(.4, fract(p.y * 62.)), stair); stone *= mix(1., .5, step(abs(abs(p.x) - .105), .008) * step(p.y, .37));
    float moss = smoothstep(.5, .75, fbm(p * 9. + 5.)) * (.4 + .6 * (1. - tread)); stone = mix(stone, vec3(.05, .12, .03) * (.6 + grit), moss * .75);
    vec3 l = moon > .5 ? vec3(.3, .5, .75) : vec3(2., 1.35, .7); vec3 w = stone * (l * (.18 + .75 * side + .9 * tread) + haze * .25);
    if (abs(p.x) < .04 && p.y > .375 && p.y < .45) w = moon > .5 ? vec3(2.6, 1.2, .3) * (1. - 4. * abs(p.x) / .2) : vec3(.03, .02, .01);
    if (moon > .5) w += vec3(1.5, .6, .15) * exp(-length((p - vec2(0, .41)) * vec2(1.2, 1.)) * 13.) * .6;
    c = mix(w, haze, (moon > .5 ? .16 : .2) * (1. - smoothstep(-.2, .3, p.y)) + .06);
  }
  if (moon < .5) { float a = atan(uv.y - s.y, uv.x - s.x); float ray = fbm(vec2(a * 9., 2.)) * fbm(vec2(a * 23., 7.)); c += vec3(1.6, 1., .45) * ray * exp(-r * 1.8) * 1.1 * (1. - t * .4); }
  c = mix(c, haze * 1.05, smoothstep(.1, .75, fbm(uv * vec2(2.4, 7.) + 9.)) * smoothstep(.02, -.2, uv.y) * .75);
  for (int i = 0; i < 3; i++) { float k = float(i); float y = -.2 - k * .085 + leafEdge(uv.x + k * 1.7, k + 4.) + .09 * k * uv.x * uv.x * 3.; float m = smoothstep(.003, -.003, uv.y - y); vec2 q = uv * (26. - 4. * k);
    vec3 leaf = mix(vec3(.012, .04, .012), vec3(.09, .2, .04), pow(fbm(q + k * 9.), 1.6) + .4 * pow(noise(q * 3.), 3.)) * (moon > .5 ? vec3(.35, .6, .8) : vec3(1.25, 1., .6)) * (1.15 - .3 * k) + haze * (.1 - .035 * k); c = mix(c, leaf, m); }
  for (int i = 0; i < 9; i++) { float k = float(i); vec2 o = vec2((hash1(k) < .5 ? -1. : 1.) * (.42 + .1 * hash1(k + 3.)), .52 - hash1(k + 7.) * 1.0); float a = atan(o.y, -o.x) + (hash1(k + 2.) - .5) * 1.6; vec2 q = turn(a) * (uv - o); float len = .34; float spine = q.y + q.x * q.x * .8;
    float fr = step(0., q.x) * step(q.x, len); float wide = .075 * sin(3.14 * clamp(q.x / len, 0., 1.)) * (.55 + .45 * step(.35, fract(q.x * 48. + abs(spine) * 14.))); c = mix(c, vec3(.008, .016, .006) + .03 * haze, fr * smoothstep(.006, -.006, abs(spine) - wide) * .96); }
  finish(c * (moon > .5 ? 1.5 : 1.));
}
