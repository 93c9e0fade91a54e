import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The frames an address of an area can stand in. */
type Frame = 'site' | 'assistant' | 'auth' | 'account' | 'office' | 'settings' | 'money' | 'bare'

/** The addresses of an area, by the frame around them: `src/areas/<area>/routes.ts` exports them as `routes`. */
export type AreaRoutes = { [Name in Frame]?: RouteConfigEntry[] }
