import './ui/styles.css'
import { start } from './app/start.tsx'

const container = document.getElementById('root')
if (container !== null) void start(container)
