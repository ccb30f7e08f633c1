// Scenes with depth define: vec2 map(vec3), material(), background(vec3) and the view below.
struct View { vec3 from; vec3 to; float zoom; float focus; float blur; };
struct Stuff { vec3 albedo; float rough; float metal; vec3 glow; };
View view();
vec2 map(vec3 p);
Stuff material(vec3 p, inout vec3 n, float id);
vec3 background(vec3 rd);
vec3 keyFrom();  // position of the key light
vec3 keyColour();

vec3 normalAt(vec3 p) {
  vec2 e = vec2(.0012, -.0012);
  return normalize(e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x);
}
vec2 trace(vec3 ro, vec3 rd, float far, int steps) {
  float t = .02;
  for (int i = 0; i < steps; i++) {
    vec2 h = map(ro + rd * t);
    if (h.x < .0008 * t + .0004) return vec2(t, h.y);
    t += h.x * .86;
    if (t > far) break;
  }
  return vec2(-1);
}
float shadow(vec3 p, vec3 l, float far) {
  float s = 1., t = .03;
  for (int i = 0; i < 32; i++) {
    float h = map(p + l * t).x;
    s = min(s, 9. * h / t);
    t += clamp(h, .02, .35);
    if (s < .004 || t > far) break;
  }
  s = clamp(s, 0., 1.);
  return s * s * (3. - 2. * s);
}
float hollow(vec3 p, vec3 n) {
  float o = 0., k = 1.;
  for (int i = 1; i < 6; i++) { float h = .05 * float(i); o += (h - map(p + n * h).x) * k; k *= .7; }
  return clamp(1. - 1.6 * o, 0., 1.);
}
vec3 lit(vec3 p, vec3 rd, float id, out vec3 n, out float shine) {
  n = normalAt(p);
  vec3 flat_ = n;
  Stuff m = material(p, n, id);
  vec3 toKey = keyFrom() - p; float far = length(toKey); vec3 l = toKey / far, h = normalize(l - rd);
  float s = shadow(p + flat_ * .004, l, far), o = hollow(p, flat_);
  float nl = max(dot(n, l), 0.), nh = max(dot(n, h), 0.), nv = max(dot(n, -rd), .02);
  float a = m.rough * m.rough; float d = nh * nh * (a * a - 1.) + 1.; float spread = a * a / (3.14 * d * d + 1e-4);
  vec3 f0 = mix(vec3(.04), m.albedo, m.metal), fres = f0 + (1. - f0) * pow(1. - nv, 5.);
  vec3 key = keyColour() / (1. + .05 * far * far) * s;
  vec3 soft = background(normalize(n + vec3(0, .35, 0))) * .5 + .02;
  vec3 c = m.albedo * (1. - m.metal) * (key * nl + soft * o * (.4 + .4 * n.y));
  c += fres * spread * key * nl * .25;
  shine = (1. - m.rough) * mix(.35, 1., m.metal);
  c += fres * background(reflect(rd, n)) * o * (1. - m.rough) * .6;
  return c + m.glow;
}
void main() {
  vec2 uv = frameUv();
  View v = view();
  vec3 w = normalize(v.to - v.from), u = normalize(cross(w, vec3(0, 1, 0))), up = cross(u, w);
  vec3 rd = normalize(uv.x * u + uv.y * up + v.zoom * w);
  vec3 sharpAt = v.from + rd * (v.focus / dot(rd, w));
  vec3 ro = v.from + (u * lens.x + up * lens.y) * v.blur;
  rd = normalize(sharpAt - ro);
  vec2 hit = trace(ro, rd, 40., 110);
  vec3 c;
  if (hit.x < 0.) c = background(rd);
  else {
    vec3 p = ro + rd * hit.x, n; float shine;
    c = lit(p, rd, hit.y, n, shine);
    if (shine > .3) {
      vec3 r = reflect(rd, n); vec2 again = trace(p + n * .01, r, 9., 40);
      if (again.x > 0.) {
        vec3 n2; float s2; vec3 seen = lit(p + n * .01 + r * again.x, r, again.y, n2, s2);
        float f = pow(1. - max(dot(n, -rd), 0.), 4.);
        c = mix(c, c * .55 + seen * mix(.25, .75, f) * shine, .7);
      }
    }
  }
  finish(c);
}
