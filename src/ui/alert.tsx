import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Sentence } from './sentence.tsx'

const kinds = {
  info: { look: '', Icon: Info },
  success: { look: ' s', Icon: CircleCheck },
  warning: { look: ' w', Icon: TriangleAlert },
  danger: { look: ' d', Icon: CircleAlert },
}

type Props = { kind?: keyof typeof kinds; live?: 'status' | 'alert' | undefined; children: ReactNode }

/** One sentence with its figure, on a soft ground. `live` reads it out when it appears after the page. */
export function Alert({ kind = 'info', live, children }: Props) {
  const { look, Icon } = kinds[kind]
  return (
    <div className={`alert${look}`} role={live}>
      <Icon className="i" aria-hidden />
      <div className="grow">
        <Sentence>{children}</Sentence>
      </div>
    </div>
  )
}
