import type { ReactNode } from 'react'
import { buttonLook } from './button-look.ts'

/** A paper opens beside the page, where it can be printed, kept and handed on. */
export const PaperLink = ({ to, small, children }: { to: string; small?: true; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener" className={buttonLook({ variant: 'outline', ...(small && { size: 'small' }) })}>
    {children}
  </a>
)
