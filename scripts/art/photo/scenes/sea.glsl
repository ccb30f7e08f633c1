// The open sea at sunset, or by moonlight.
vec3 sun() { return normalize(look < .5 ? vec3(.18, .13, -1) : vec3(-.2, .34, -1)); }
vec3 sky(vec3 rd) {
  float y = max(rd.y, 0.), s = max(dot(rd, sun()), 0.);
  vec3 c = look < .5 ? mix(vec3(1.5, .62, .2), vec3(.16, .2, .5), pow(y, .42)) : mix(vec3(.16, .3, .5), vec3(.008, .02, .07), pow(y, .45));
  c += look < .5 ? vec3(1.8, .75, .2) * pow(s, 9.) * .7 + vec3(9., 6., 3.) * smoothstep(.9975, .9985, s) : vec3(.3, .42, .6) * pow(s, 30.) + vec3(5., 5.2, 5.6) * smoothstep(.9973, .998, s) * (.7 + .3 * noise(rd.xy * 60.));
  vec2 q = rd.xz / (rd.y + .1) * .9; float cloud = smoothstep(.45, .85, fbm(q * vec2(.7, 1.5) + 3.)) * smoothstep(.0, .16, rd.y);
  vec3 edge = look < .5 ? vec3(2., .8, .4) : vec3(.28, .36, .5); c = mix(c, edge * (.35 + 1.3 * pow(s, 5.)), cloud * .75);
  if (look > .5) { vec2 g = floor(rd.xy * 190.); c += step(.993, hash2(g)) * smoothstep(.05, .3, y) * (1. - cloud) * hash2(g + 4.) * 1.6; }
  return c;
}
float wave(vec2 p) {
  float h = 0., a = .42; mat2 m = mat2(1.6, 1.2, -1.2, 1.6); vec2 q = p * .32;
  for (int i = 0; i < 7; i++) { float w = 1. - abs(sin(q.x + 1.7 * noise(q * .8 + float(i)))); h += a * w * w; q = m * q + 2.7; a *= .37; }
  return h;
}
void main() {
  vec2 uv = frameUv(); vec3 ro = vec3(0, 1.5, 5), rd = normalize(vec3(uv.x, uv.y + (look < .5 ? -.02 : .03), -1.15)); vec3 c = sky(rd);
  if (rd.y < .02) {
    float t = 0.; bool hit = false;
    for (int i = 0; i < 90; i++) { vec3 p = ro + rd * t; float d = p.y - wave(p.xz) * .7; if (d < .002 * t) { hit = true; break; } t += d * .6; if (t > 160.) break; }
    if (hit) {
      vec3 p = ro + rd * t; float e = .002 * t + .01;
      vec3 n = normalize(vec3(wave(p.xz - vec2(e, 0)) - wave(p.xz + vec2(e, 0)), 2.9 * e, wave(p.xz - vec2(0, e)) - wave(p.xz + vec2(0, e))));
      float f = .03 + .97 * pow(1. - max(dot(n, -rd), 0.), 5.); vec3 r = reflect(rd, n); r.y = abs(r.y);
      vec3 deep = look < .5 ? vec3(.015, .07, .1) : vec3(.004, .018, .04), thin = look < .5 ? vec3(.12, .3, .28) : vec3(.02, .09, .12);
      vec3 w = deep + thin * pow(clamp(wave(p.xz) - .35, 0., 1.), 1.6) * .9;
      w = mix(w, sky(r), f) + (look < .5 ? vec3(5., 2.6, 1.) : vec3(2., 2.3, 2.7)) * pow(max(dot(r, sun()), 0.), 260.) * 1.5;
      float foam = smoothstep(.62, .8, wave(p.xz)) * smoothstep(.35, .7, noise(p.xz * 9.)); w = mix(w, look < .5 ? vec3(.95, .7, .55) : vec3(.3, .36, .42), foam * .45);
      c = mix(w, c, 1. - exp(-t * .012));
    }
  }
  finish(c * .95);
}
