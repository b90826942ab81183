/** One short knock against the hand that holds the phone. */
export async function tap(hard: boolean): Promise<void> {
  try {
    const { ImpactFeedbackStyle, impactAsync } = await import('expo-haptics');
    await impactAsync(hard ? ImpactFeedbackStyle.Medium : ImpactFeedbackStyle.Light);
  } catch {
    // A phone without it.
  }
}
