import type { Reply } from '#ui/form.tsx'

export type ActProps = { path: string; reply: Reply | undefined; opened: boolean }
