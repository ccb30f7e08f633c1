// A city at night behind a window: lights out of focus, drops of rain that bend them, or a wet street.
vec3 lights(vec2 uv) {
  vec3 warm = look < .5 ? vec3(2.6, 1.3, .4) : vec3(2.4, .35, 1.3), cold = look < .5 ? vec3(.5, 1.1, 2.2) : vec3(.25, 1.3, 2.6);
  vec2 q = uv; float wet = step(uv.y, -.14);
  if (wet > .5) { q.y = -.28 - q.y; q.y *= .62; q.x += (noise(vec2(uv.x * 9., uv.y * 50.)) - .5) * .05 * (-.14 - uv.y) * 8.; }
  vec3 c = mix(vec3(.05, .03, .09), vec3(.012, .018, .05), clamp(q.y * 1.3 + .3, 0., 1.)) + .22 * exp(-abs(q.y + .1) * 7.) * warm;
  c += bokeh(q, 46, .075, vec2(-1.1, -.13), vec2(1.1, .42), warm, cold) * 1.3;
  c += bokeh(q * 1.9 + 3., 60, .05, vec2(1., 2.75), vec2(5., 3.5), warm, cold) * .9;
  float tower = smoothstep(.02, .0, q.y - .12 - .34 * hash2(vec2(floor(q.x * 6.5), 4.)));
  vec2 w = vec2(fract(q.x * 39.), fract(q.y * 46.)); float lamp = step(.62, hash2(floor(vec2(q.x * 39., q.y * 46.)))) * smoothstep(.48, .2, length((w - .5) * vec2(1, 1.2)));
  c = mix(c, c * .45 + lamp * mix(warm, cold, hash2(floor(q * 40.))) * .38, tower * .85);
  return wet > .5 ? c * .55 : c;
}
vec3 drops(vec2 uv, float scale, float keep) {
  vec2 g = uv * scale, id = floor(g), f = fract(g) - .5; float h = hash2(id + scale);
  vec2 at = (vec2(hash2(id + 3.), hash2(id + 9.)) - .5) * .55; float r = mix(.1, .36, pow(hash2(id + 21.), 2.));
  vec2 d = f - at; d.y *= .86 + .2 * h; d += .06 * (noise(g * 3.) - .5); float l = length(d) / r;
  return h > keep && l < 1. ? vec3(d / r, sqrt(1. - l * l)) : vec3(0);
}
void main() {
  vec2 uv = frameUv(); vec3 c;
  vec2 soft = lens * (look < .5 ? .004 : .009);
  c = lights(uv + soft);
  if (look > .5) {
    vec3 d = drops(uv, 9., .45); if (d.z == 0.) d = drops(uv + .37, 19., .4); if (d.z == 0.) d = drops(uv + .71, 42., .55);
    if (d.z > 0.) {
      float rim = 1. - d.z; vec2 bent = uv - d.xy * (.35 + rim) * .42; bent.y = uv.y - (bent.y - uv.y) * -1.; c = lights(vec2(bent.x, bent.y)) * (1.25 - rim * 1.05);
      c += pow(max(dot(normalize(vec3(d.xy, d.z)), normalize(vec3(-.5, .6, .6))), 0.), 30.) * .9;
    } else c = c * .75 + vec3(.02, .025, .04);
    c *= .9 + .2 * fbm(uv * 7.);
  } else {
    float street = smoothstep(-.14, -.5, uv.y); vec2 q = vec2(uv.x / (.12 - uv.y), 1. / (.12 - uv.y));
    c += street * vec3(.9, .5, .2) * .1 * noise(q * vec2(30., 60.));
    for (int i = 0; i < 9; i++) { float k = float(i); float side = k < 4.5 ? -1. : 1.; float x = side * (.09 + .045 * hash1(k)) * (1. + 4.5 * (-.13 - uv.y) * (1. + .3 * hash1(k + 5.)));
      float line = exp(-abs(uv.x - x + .02) * mix(700., 90., clamp((-.13 - uv.y) * 2.6, 0., 1.))); c += step(uv.y, -.13) * line * (side < 0. ? vec3(2.8, 2.4, 1.8) : vec3(3., .25, .12)) * .9; }
  }
  finish(c * 1.15);
}
