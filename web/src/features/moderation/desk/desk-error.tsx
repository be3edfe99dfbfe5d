import { ErrorView, type ErrorViewProps } from '#ui/error-view.tsx'

/** In the middle of where the rows would be. */
export function DeskError(props: ErrorViewProps) {
  return (
    <div className="m-auto">
      <ErrorView {...props} />
    </div>
  )
}
