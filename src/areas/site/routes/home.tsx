import { forEveryone } from '#platform/http.ts'

export const headers = forEveryone

export const meta = () => [{ title: 'التحالف · خمس خدمات وباب واحد في صلالة' }]

export default function HomePage() {
  return <h1 className="p-8 text-4xl">خمس خدمات، وباب واحد</h1>
}
