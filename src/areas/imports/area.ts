import type { Area } from '#platform/area.ts'
import { importsRetained } from './retained.ts'

/** Tables that are brought, tried and taken as a whole. What a row means is said by the area that declares the page. */
export const imports: Area = { name: 'imports', label: 'الاستيراد', retained: importsRetained }
