import { globSync } from 'node:fs'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

const files = globSync('areas/*/routes.ts', { cwd: import.meta.dirname }).sort()
const areas: { routes: AreaRoutes }[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ `./${file}`)))
const of = (frame: keyof AreaRoutes) => areas.flatMap(({ routes }) => routes[frame] ?? [])

/** Every URL of the product: the frames, and in each what the `routes.ts` of the areas put into it. */
export default [
  layout('app/layouts/public.tsx', [...of('site'), route('*', 'app/missing.tsx')]),
  layout('app/layouts/assistant.tsx', of('assistant')),
  layout('app/layouts/auth.tsx', of('auth')),
  route('dashboard', 'app/layouts/account.tsx', [index('app/routes/portal-home.tsx'), ...of('account')]),
  route('admin', 'app/layouts/back-office.tsx', [
    index('app/routes/back-office-dashboard.tsx'),
    route('waiting', 'app/routes/back-office-waiting.tsx'),
    route('settings', 'app/layouts/settings.tsx', [...of('settings'), route('branches', 'app/routes/back-office-branches.tsx')]),
    route('roles-permissions/preview', 'app/routes/back-office-preview.tsx'),
    route('search', 'app/routes/back-office-search.tsx'),
    ...of('office'),
    layout('app/layouts/finance.tsx', of('money')),
    route('*', 'app/routes/back-office-missing.tsx'),
  ]),
  ...of('bare'),
  route('files/:id', 'app/routes/file.ts'),
  route('dev/ui', 'app/dev/ui.tsx'),
  route('dev/outbox', 'app/dev/outbox.tsx'),
] satisfies RouteConfig
