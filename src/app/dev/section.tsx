import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card" aria-label={title}>
      <header className="card-h">
        <h2>{title}</h2>
      </header>
      <div className="card-b stack">{children}</div>
    </section>
  )
}
