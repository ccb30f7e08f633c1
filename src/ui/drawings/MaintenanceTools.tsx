import { ACCENT, Drawing, SHADE } from './Drawing.tsx'

/** A toolbox at work, and a cup that is still warm. */
export const MaintenanceTools = () => (
  <Drawing>
    <ellipse cx="86" cy="119" rx="70" ry="5" fill={SHADE} stroke="none" />
    <path d="M48 66 36 36a10 10 0 0 1 2-13l4 9 7-3-3-9a10 10 0 0 1 9 11l9 31" fill="var(--surface-1)" />
    <path d="M76 66V42M84 66V42M74 42l-2-18c0-5 16-5 16 0l-2 18z" fill={SHADE} />
    <path d="M103 66l7-36M96 24l5-8 24 6-2 10c-8-4-17-6-27-8z" fill="var(--surface-1)" />
    <path d="M24 68h98v48H24z" fill="var(--surface-2)" />
    <path d="M20 66h106v12H20z" fill={SHADE} />
    <path d="M62 78v9h22v-9M73 87v5" stroke={ACCENT} />
    <path d="M136 97h22v12c0 5-3 8-8 8h-6c-5 0-8-3-8-8zM158 100c9-1 9 11 0 10" fill="var(--surface-1)" />
    <path d="M142 90c-3-4 3-6 0-10M151 90c-3-4 3-6 0-10" stroke={ACCENT} />
    <path d="M34 104h24M34 110h14" stroke={SHADE} />
  </Drawing>
)
