import { Outlet, useLocation } from 'react-router'
import { requestCtx } from '#platform/http.ts'
import { Sections } from '#ui/sections.tsx'
import type { Route } from './+types/settings'
import { openSections } from './settings-sections.ts'

/** The sections this person may open. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { actor } = context.get(requestCtx)
  return { open: openSections(actor).map(({ to, label }) => ({ to, label })) }
}

export default function SettingsLayout({ loaderData: { open } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const tabs = open.map(({ to, label }) => ({
    to,
    label,
    current: pathname === to || (to !== '/admin/settings' && pathname.startsWith(`${to}/`)),
  }))
  return (
    <Sections title="الإعدادات" label="أقسام الإعدادات" tabs={tabs}>
      <Outlet />
    </Sections>
  )
}
