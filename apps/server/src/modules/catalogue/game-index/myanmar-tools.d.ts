declare module 'myanmar-tools' {
  interface ZawgyiDetector {
    /** Between 0 (Unicode) and 1 (Zawgyi); -Infinity for a text without Burmese. */
    getZawgyiProbability(text: string): number;
  }
  interface ZawgyiConverter {
    zawgyiToUnicode(text: string): string;
  }
  const tools: { ZawgyiDetector: new () => ZawgyiDetector; ZawgyiConverter: new () => ZawgyiConverter };
  export default tools;
}
