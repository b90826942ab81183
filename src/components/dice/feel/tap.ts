/** A short vibration. */
export async function tap(hard: boolean): Promise<void> {
  try {
    const { ImpactFeedbackStyle, impactAsync } = await import('expo-haptics');
    await impactAsync(hard ? ImpactFeedbackStyle.Medium : ImpactFeedbackStyle.Light);
  } catch {
    // This phone has no haptics.
  }
}
