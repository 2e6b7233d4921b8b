/** What draws figures, with the library that it takes; it comes when the first chart is shown. */
export { BarChart } from './bar-chart.tsx';
export { LineChart } from './line-chart.tsx';
