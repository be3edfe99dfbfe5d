import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface SkeletonProps {
  width?: string | number | undefined
  height?: string | number | undefined
  shape?: 'block' | 'line' | 'circle' | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

export function Skeleton({ width, height, shape = 'block', className, style }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'k-skeleton',
        shape === 'line' && 'k-skeleton-line',
        shape === 'circle' && 'rounded-full',
        className,
      )}
      style={{ width, height, ...style }}
    />
  )
}

/** Says once that something is on its way; the shapes inside are silent. */
export function Loading({
  label = 'Loading',
  className,
  children,
}: {
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div aria-busy="true" className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}

export function SkeletonText({
  lines = 3,
  className,
}: {
  lines?: number | undefined
  className?: string | undefined
}) {
  const widths = ['96%', '100%', '88%', '94%']
  return (
    <span className={classNames('block', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          shape="line"
          width={line === lines - 1 ? '62%' : (widths[line % widths.length] ?? '100%')}
        />
      ))}
    </span>
  )
}

/** The room of a portrait card. */
export function SkeletonPortrait({ className }: { className?: string | undefined }) {
  return <Skeleton className={classNames('aspect-3/4 w-full rounded-card', className)} />
}

/** A face and two lines, as in the list of chats. */
export function SkeletonRow({
  size = 44,
  index = 0,
}: {
  size?: number | undefined
  index?: number | undefined
}) {
  const widths: readonly [string, string][] = [
    ['38%', '72%'],
    ['54%', '60%'],
    ['32%', '78%'],
    ['46%', '54%'],
  ]
  const [first, second] = widths[index % widths.length] ?? ['38%', '72%']
  return (
    <span className="flex items-center gap-3 py-2">
      <Skeleton shape="circle" width={size} height={size} className="flex-none" />
      <span className="min-w-0 flex-1">
        <Skeleton shape="line" width={first} />
        <Skeleton shape="line" width={second} />
      </span>
    </span>
  )
}

export function SkeletonBubble({
  out,
  width = '60%',
}: {
  out?: boolean | undefined
  width?: string | undefined
}) {
  return (
    <Skeleton
      className={classNames('mt-4 max-w-lg rounded-bubble', out && 'ml-auto')}
      width={width}
      height={64}
    />
  )
}
