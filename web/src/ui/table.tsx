import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** `dense` has the desk's rows of 40 px. Cells at the right edge take the class `k-end`. */
export function Table({
  dense,
  className,
  ...rest
}: ComponentProps<'table'> & { dense?: boolean | undefined }) {
  return <table {...rest} className={classNames('k-table', dense && 'k-table-dense', className)} />
}
