import { Num } from '#ui/values.tsx'

export const Figure = ({ title, children }: { title: string; children: number }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <Num>{children}</Num>
    </dd>
  </div>
)
