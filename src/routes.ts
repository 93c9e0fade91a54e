import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product, on one page. */
export default [
  layout('app/layouts/public.tsx', [index('areas/site/routes/home.tsx')]),
  route('dev/ui', 'app/dev/ui.tsx'),
] satisfies RouteConfig
