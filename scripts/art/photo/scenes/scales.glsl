// A dragon from so near that only scales are to be seen, and its eye.
vec3 keyDir() { return normalize(look < .5 ? vec3(-.5, .75, .55) : vec3(.6, .6, .5)); }
float bulge(vec2 p) { vec2 e = vec2(p.x * .95 - .02, p.y - .09); return .5 * exp(-dot(e, e) * 6.) - .25 * p.y * p.y + .08 * sin(p.x * 3. + p.y * 2.); }
vec3 scale(vec2 p) {
  float best = -9.; vec2 own = vec2(0); vec2 cellOf = vec2(0); vec2 g = p * 10.5 + vec2(.7 * sin(p.y * 2.1), .6 * sin(p.x * 2.6)); g.y *= .8;
  for (int j = -1; j <= 2; j++) for (int i = -1; i <= 1; i++) { vec2 c = floor(g) + vec2(i, j); vec2 m = c + vec2(.5 + .5 * mod(c.y, 2.), .5) + (vec2(hash2(c), hash2(c + 9.)) - .5) * .16; vec2 d = g - m; d.y += .1; float edge = length(vec2(d.x * 1.05, d.y * (d.y > 0. ? .72 : 1.0))) ; float h = 1. - edge * edge * 1.15 - .55 * d.y * -1. * -.9; h -= (c.y - floor(g.y)) * .42; if (edge < .95 && h > best) { best = h; own = d; cellOf = c; } }
  return vec3(best, hash2(cellOf + 3.), length(own));
}
float eyeShape(vec2 p) { vec2 q = turn(-.16) * (p - vec2(.02, .09)); float w = .25; float lid = .135 * (1. - pow(abs(q.x) / w, 2.)); return max(abs(q.x) - w, abs(q.y) - lid); }
float height(vec2 p) { float e = eyeShape(p); float s = scale(p).x * .034 * smoothstep(.0, .07, e); float brow = .075 * exp(-pow((e - .035) * 26., 2.)); return bulge(p) * .5 + s + brow + .0035 * fbm(p * 60.); }
vec3 around(vec3 r) { vec3 c = look < .5 ? mix(vec3(.12, .03, .01), vec3(.5, .2, .07), clamp(r.y * .7 + .4, 0., 1.)) : mix(vec3(.01, .03, .05), vec3(.12, .4, .5), clamp(r.y * .7 + .4, 0., 1.)); return c + vec3(3.) * smoothstep(.86, .97, dot(r, keyDir())) + (look < .5 ? vec3(2., .5, .1) : vec3(.7, .2, 1.6)) * smoothstep(.55, 1., dot(r, normalize(vec3(look < .5 ? .8 : -.8, -.3, .4)))); }
void main() {
  vec2 uv = frameUv(); float depth = length(uv - vec2(.02, .09)); vec2 p = uv * .9 + lens * .006 * smoothstep(.22, .75, depth);
  vec3 rd = vec3(0, 0, -1); float e = .0016; float h = height(p); vec3 n = normalize(vec3(height(p - vec2(e, 0)) - height(p + vec2(e, 0)), height(p - vec2(0, e)) - height(p + vec2(0, e)), 2. * e * .75));
  vec3 s = scale(p); vec3 a = look < .5 ? mix(vec3(.42, .02, .01), vec3(.65, .2, .02), s.y) : mix(vec3(.01, .16, .14), vec3(.05, .3, .12), s.y); a = mix(a, look < .5 ? vec3(.12, .01, .03) : vec3(.02, .05, .2), smoothstep(.1, .6, fbm(p * 3.5)) * .75);
  float sheen = .5 + .5 * cos(9. * dot(n, -rd) + s.y * 2.); vec3 oil = look < .5 ? vec3(1., .6, .15) : vec3(.2, .9, .8); a = mix(a, oil, .16 * sheen);
  float nl = max(dot(n, keyDir()), 0.); float crease = smoothstep(-.1, .75, s.x) ; float sh = 1.; for (int i = 1; i < 9; i++) { float t = float(i) * .007; sh = min(sh, 1. - smoothstep(0., .016, height(p + keyDir().xy * t) - h - keyDir().z * t * .75)); }
  vec3 r = reflect(rd, n); float fr = .08 + .92 * pow(1. - max(n.z, 0.), 4.); vec3 c = a * (nl * sh * 2.6 + .18) * (.3 + .7 * crease) + around(r) * (fr * .5 + .1 * oil) * (.25 + .75 * sh) * crease;
  float lid = eyeShape(p);
  if (lid < .0) {
    vec2 q = turn(-.16) * (p - vec2(.02, .09)); float d = length(q), ang = atan(q.y, q.x); vec3 m = normalize(vec3(q * 2.6, 1.)); float iris = smoothstep(.165, .15, d); float fibre = fbm(vec2(ang * 9., d * 22.)) * .6 + fbm(vec2(ang * 30., d * 9.)) * .5;
    vec3 hot = look < .5 ? vec3(2.4, 1.1, .1) : vec3(1.9, 1.6, .1), cool = look < .5 ? vec3(.7, .08, .01) : vec3(.05, .5, .2); vec3 i = mix(hot, cool, smoothstep(.03, .15, d + .05 * (fibre - .5))) * (.35 + 1.1 * fibre); float slit = smoothstep(.004, -.006, abs(q.x) - .026 * sqrt(max(0., 1. - pow(q.y / .14, 2.)))); i *= 1. - slit; i *= mix(.15, 1., smoothstep(.155, .14, d));
    vec3 white = vec3(.22, .08, .03) * (.6 + .5 * fbm(q * 30.)); i = mix(white, i, iris); i *= smoothstep(0., -.035, lid) * (.5 + .6 * smoothstep(.12, -.1, q.y)); i += vec3(3.2) * smoothstep(.022, .014, length((q - vec2(-.045, .045)) * vec2(1, 1.3))) + vec3(.5, .6, .7) * .5 * smoothstep(.05, .0, length((q - vec2(.05, -.05)) * vec2(.8, 1.6))) + around(reflect(rd, m)) * .06; c = i;
  }
  c *= mix(1., .25, smoothstep(.3, 1., depth)); float spark = step(.9985, hash2(floor(uv * 120.))) ; c += (look < .5 ? vec3(3., 1.1, .2) : vec3(.3, 1.6, 1.6)) * bokeh(uv + lens * .01, 14, .018, vec2(-.5, -.6), vec2(.5, .6), vec3(1), vec3(.6)) * .5;
  finish(c * 1.35);
}
