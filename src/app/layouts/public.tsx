import { Outlet, useNavigation } from 'react-router'
import { ThemePicker } from '#ui/theme-picker.tsx'

export default function PublicLayout() {
  const loading = useNavigation().state === 'loading'
  return (
    <>
      <header className="sticky top-0 z-40 flex items-center gap-2 border-b border-border bg-bg p-4">
        <ThemePicker />
      </header>
      <main id="main">
        {loading ? (
          <p role="status" className="p-8">
            جار التحميل...
          </p>
        ) : (
          <Outlet />
        )}
      </main>
    </>
  )
}
